import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { hashOfText, writeFirstVersions } from '#server/modules/legal/index.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { failingTable } from '#tests/support/failingTable.ts';
import { ownPerson } from '#tests/support/people/ownPerson.ts';
import { testPersonKeys } from '#tests/support/people/testPersonKeys.ts';
import { testPorts } from '#tests/support/players.ts';
import { useTestStore } from '#tests/support/store.ts';
import { createAccount } from './createAccount.ts';

const store = useTestStore();

const signUp = (email: string, db = store().db) =>
  createAccount(
    { db, ports: testPorts(), log: pino({ level: 'silent' }), identityVendor: null, personKeys: testPersonKeys(), bus: createMemoryBus() },
    {
      ...{ ...ownPerson(), email, password: 'tall giraffe 9', region: 'US-NJ' },
      ...{ hasAcceptedTerms: true, country: 'US', referralCode: null, termsOf: { brand: 'one', region: 'US-NJ' } },
    },
  );

const texts = (['terms', 'privacy'] as const).map((document) => ({ brand: 'one', document, title: document, body: 'A text.' }));
beforeAll(() => writeFirstVersions(store().db, texts, new Date()));

it('what was in force is accepted with the account, by number and hash', async () => {
  const made = await signUp(`ada-${randomUUID()}@example.com`);
  const accepted = store().db.selectFrom('legal_acceptances').select(['document', 'version', 'hash', 'origin']).orderBy('document', 'desc');
  expect(await accepted.where('player_id', '=', made.ok ? made.value.playerId : '').execute()).toEqual(
    texts.map((text) => ({ document: text.document, version: 1, hash: hashOfText(text), origin: 'sign-up' })),
  );
});

it('an account whose wallet cannot be opened is not made, and its email stays free', async () => {
  const email = `ada-${randomUUID()}@example.com`;
  await expect(signUp(email, store().db.withPlugin(failingTable('ledger_accounts')))).rejects.toThrow('gone');
  expect(await signUp(email)).toMatchObject({ ok: true });
});
