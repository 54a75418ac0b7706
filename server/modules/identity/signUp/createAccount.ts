import { countryFormOf, phoneOf } from '#src/shared/text/countryForms.ts';
import type { SignUpFields } from '#src/shared/text/signUp.ts';
import { acceptAtSignUp } from '#server/modules/legal/index.ts';
import { enrolPerson, type PersonKeys } from '#server/modules/persons/index.ts';
import { openPlayerWallet } from '#server/modules/wallet/index.ts';
import { regionOfCode } from '#server/platform/regions/regions.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { Sealing } from '../tokens/seal.ts';
import { CONTACT } from './contacts.ts';

export type NewAccount = Omit<SignUpFields, 'hasAcceptedTerms' | 'password'> & {
  readonly passwordHash: string;
  readonly referralCode: string | null;
  readonly termsOf: { readonly brand: string; readonly region: string };
  readonly acceptedAt: Date;
};
export type AccountDeps = { readonly ports: Ports; readonly personKeys: PersonKeys; readonly bus: Bus; readonly identity: Sealing };

/** Writes player, contact, the person's keys, accepted terms and wallet. Null if the email has an account. */
export async function createAccount(trx: Trx, deps: AccountDeps, account: NewAccount): Promise<string | null> {
  const id = await insertPlayer(trx, deps, account);
  if (id === null) return null;
  await insertContact(trx, deps, id, account);
  await enrolPerson(trx, deps, id, account);
  await acceptAtSignUp(trx, id, account.termsOf, account.acceptedAt);
  await openPlayerWallet({ ...deps, db: trx }, { playerId: id, currency: currencyOf(account.region) });
  return id;
}

const currencyOf = (region: string) => regionOfCode(region)?.currency ?? 'USD';

async function insertPlayer(trx: Trx, { ports }: AccountDeps, account: NewAccount): Promise<string | null> {
  const id = ports.newId();
  const inserted = await trx
    .insertInto('players')
    .values({
      id,
      email: account.email,
      username: `player-${id.slice(-6)}`,
      password_hash: account.passwordHash,
      asks_code_on_new_device: true,
      first_name: account.firstName.trim(),
      last_name: account.lastName.trim(),
      region: account.region,
      currency: currencyOf(account.region),
      reality_check_minutes: null,
      created_at: ports.now(),
      vendor_status: 'PENDING',
      awaits_register: true,
      birth_date: account.birthDate,
      referral_code: account.referralCode,
      accepted_terms_at: account.acceptedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

async function insertContact(trx: Trx, { identity: { seal } }: AccountDeps, playerId: string, account: NewAccount): Promise<void> {
  const form = countryFormOf(account.region);
  const isGiven = form !== null && form.taxNumber !== null && account.taxDigits !== '';
  await trx
    .insertInto('player_contacts')
    .values({
      player_id: playerId,
      address_line: account.addressLine.trim(),
      city: account.city.trim(),
      postal_code: form?.postalCode.write(account.postalCode.trim()) ?? account.postalCode.trim(),
      phone_sealed: seal(CONTACT.phone, phoneOf(account.phone) ?? ''),
      tax_digits_sealed: isGiven ? seal(CONTACT.taxDigits, account.taxDigits) : null,
    })
    .execute();
}
