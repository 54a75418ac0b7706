import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { expect, it } from 'vitest';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { failingTable } from '#tests/support/failingTable.ts';
import { testPorts } from '#tests/support/players.ts';
import { useTestStore } from '#tests/support/store.ts';
import { createAccount } from './createAccount.ts';

const store = useTestStore();

const signUp = (email: string, db = store().db) =>
  createAccount(
    { db, ports: testPorts(), log: pino({ level: 'silent' }), identityVendor: null, bus: createMemoryBus() },
    {
      ...{ firstName: 'Ada', lastName: 'Byron', email, password: 'tall giraffe 9', birthDate: '1990-12-10', region: 'US-NJ' },
      ...{ hasAcceptedTerms: true, country: 'US', referralCode: null },
    },
  );

it('an account whose wallet cannot be opened is not made, and its email stays free', async () => {
  const email = `ada-${randomUUID()}@example.com`;
  await expect(signUp(email, store().db.withPlugin(failingTable('ledger_accounts')))).rejects.toThrow('gone');
  expect(await signUp(email)).toMatchObject({ ok: true });
});
