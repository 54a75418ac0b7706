import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { hashOfText, writeFirstVersions } from '#server/modules/legal/index.ts';
import { failingTable } from '#tests/support/failingTable.ts';
import { newAccount, testSealing } from '#tests/support/people/newAccount.ts';
import { ownPerson } from '#tests/support/people/ownPerson.ts';
import { testPorts } from '#tests/support/players.ts';
import { useTestStore } from '#tests/support/store.ts';
import { contactOf } from './contacts.ts';

const store = useTestStore();

const open = (email: string, db = store().db, more = {}) => newAccount({ db, ports: testPorts() }, ownPerson(), { email, ...more });
const someEmail = () => `ada-${randomUUID()}@example.com`;

const texts = (['terms', 'privacy'] as const).map((document) => ({ brand: 'one', document, title: document, body: 'A text.' }));
beforeAll(() => writeFirstVersions(store().db, texts, new Date()));

it('a new account accepts the legal texts in force by number and hash', async () => {
  const playerId = await open(someEmail());
  const accepted = store().db.selectFrom('legal_acceptances').select(['document', 'version', 'hash', 'origin']).orderBy('document', 'desc');
  expect(await accepted.where('player_id', '=', playerId ?? '').execute()).toEqual(
    texts.map((text) => ({ document: text.document, version: 1, hash: hashOfText(text), origin: 'sign-up' })),
  );
});

it('an account whose wallet cannot be opened is not created, and its email address stays free', async () => {
  const email = someEmail();
  await expect(open(email, store().db.withPlugin(failingTable('ledger_accounts')))).rejects.toThrow('gone');
  expect(await open(email)).toEqual(expect.any(String));
});

it('an email address with an account opens no second one, whatever its case', async () => {
  const email = someEmail();
  expect(await open(email)).not.toBeNull();
  expect(await open(email.toUpperCase())).toBeNull();
});

it('phone and tax number are stored sealed, and postal codes are normalised', async () => {
  const playerId = (await open(someEmail())) ?? '';
  const stored = JSON.stringify(await store().db.selectFrom('player_contacts').selectAll().where('player_id', '=', playerId).execute());
  expect(stored).toContain('12 Market Street');
  expect(stored).not.toMatch(/5550123|1234/);
  expect(await contactOf(store().db, testSealing, playerId)).toEqual({
    addressLine: '12 Market Street',
    city: 'Newark',
    postalCode: '07102',
    phone: '+12015550123',
    taxDigits: '1234',
  });
});

it('no tax number is stored in a region that does not ask for it', async () => {
  const ontario = { region: 'CA-ON', postalCode: 'm5h2n2', taxDigits: '9876', termsOf: { brand: 'one', region: 'CA-ON' } };
  const playerId = (await open(someEmail(), store().db, ontario)) ?? '';
  expect(await contactOf(store().db, testSealing, playerId)).toMatchObject({ postalCode: 'M5H 2N2', taxDigits: null });
});
