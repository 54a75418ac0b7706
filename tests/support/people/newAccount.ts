import type { Kysely } from 'kysely';
import { type AccountDeps, createAccount, type NewAccount } from '#server/modules/identity/signUp/index.ts';
import { hashPassword } from '#server/modules/identity/passwords/index.ts';
import { seal, unseal } from '#server/modules/identity/tokens/seal.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { withTransaction, type Schema } from '#server/platform/store/index.ts';
import type { Named } from './signUps.ts';
import { testPersonKeys } from './testPersonKeys.ts';

const SECRET = Buffer.from('a secret of tests, of 32 bytes!!');
export const testSealing: AccountDeps['identity'] = {
  seal: (purpose, text) => seal(SECRET, purpose, text),
  unseal: (purpose, sealed) => unseal(SECRET, purpose, sealed),
};

/** One hash per password and process, because each takes 25 ms of CPU. */
const hashes = new Map<string, Promise<string>>();
const hashOnce = (password: string): Promise<string> => {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
};

type Deps = Pick<AccountDeps, 'ports'> & { readonly db: Kysely<Schema> } & Partial<AccountDeps>;

/** Creates an account directly in the database. Null if the email is taken. */
export async function newAccount(
  { db, ...deps }: Deps,
  person: Named,
  { email, password = 'tall giraffe 9', ...more }: { readonly email: string; readonly password?: string } & Partial<NewAccount>,
): Promise<string | null> {
  const account: NewAccount = {
    ...{ ...person, email, region: 'US-NJ', addressLine: '12 Market Street', city: 'Newark', postalCode: '07102' },
    ...{ phone: '201 555 0123', taxDigits: '1234', referralCode: null, termsOf: { brand: 'one', region: 'US-NJ' } },
    ...{ acceptedAt: deps.ports.now(), ...more, passwordHash: await hashOnce(password) },
  };
  const all = { personKeys: testPersonKeys(), bus: createMemoryBus(), identity: testSealing, ...deps };
  return withTransaction(db, (trx) => createAccount(trx, all, account));
}
