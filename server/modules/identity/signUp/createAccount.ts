import { dayIn } from '#src/shared/text/calendarDay.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { ageLimitOf, type SignUpFields, type SignUpProblems, signUpProblems } from '#src/shared/text/signUp.ts';
import { t } from '#src/shared/text/t.ts';
import { acceptAtSignUp } from '#server/modules/legal/index.ts';
import { enrolPerson } from '#server/modules/persons/index.ts';
import { openPlayerWallet } from '#server/modules/wallet/index.ts';
import { regionOfCode, regions } from '#server/platform/regions/regions.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { isCommonPassword } from '../passwords/commonPasswords.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import type { IdentityStatus } from '#server/platform/store/schema/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import { type VerificationDeps, verifySoon } from './verification.ts';

const ZONE = 'America/New_York';
const served = regions.filter(({ isServed, country }) => isServed && ageLimitOf(country) !== null).map(({ code }) => code);

export type SignUp = SignUpFields & {
  /** Country of the IP address. */
  readonly country: string;
  readonly referralCode: string | null;
  /** Whose terms were shown, and of which region. */
  readonly termsOf: { readonly brand: string; readonly region: string };
};
export type SignUpRefusal = { readonly kind: 'country' } | { readonly kind: 'fields'; readonly problems: SignUpProblems };

const TAKEN = t`This email cannot be used. If you have an account, log in or reset your password.`;

/** Inserts player, the person's keys, accepted terms and wallet, then asks the register of excluded persons and verifies the identity. Writes and sends. */
export async function createAccount(
  deps: VerificationDeps & { readonly bus: Bus },
  wish: SignUp,
): Promise<Result<{ readonly playerId: string; readonly identityStatus: IdentityStatus }, SignUpRefusal>> {
  if (ageLimitOf(wish.country) === null) return refuse({ kind: 'country' });
  const email = wish.email.trim();
  const problems = signUpProblems(wish, { today: dayIn(deps.ports.now(), ZONE), regions: served });
  const isCommon = problems.password === undefined && isCommonPassword(wish.password, email);
  const all = isCommon ? { ...problems, password: t`This password is too easy to guess` } : problems;
  if (Object.keys(all).length > 0) return refuse({ kind: 'fields', problems: all });
  const passwordHash = await hashPassword(wish.password);
  // In one transaction: a player without a wallet could never deposit, and the email would be taken.
  const playerId = await withTransaction(deps.db, async (trx) => {
    const id = await insertPlayer({ ...deps, db: trx }, { ...wish, email }, passwordHash);
    if (id === null) return null;
    await enrolPerson(trx, deps, id, wish);
    await acceptAtSignUp(trx, id, wish.termsOf, deps.ports.now());
    await openPlayerWallet({ ...deps, db: trx }, { playerId: id, currency: currencyOf(wish.region) });
    return id;
  });
  if (playerId === null) return refuse({ kind: 'fields', problems: { email: TAKEN } });
  await deps.register?.ask(playerId);
  deps.log.info({ event: 'account-opened', playerId, region: wish.region });
  return ok({ playerId, identityStatus: await verifySoon(deps, playerId) });
}

const currencyOf = (region: string) => regionOfCode(region)?.currency ?? 'USD';

async function insertPlayer({ db, ports }: VerificationDeps, wish: SignUp, passwordHash: string): Promise<string | null> {
  const id = ports.newId();
  const now = ports.now();
  const inserted = await db
    .insertInto('players')
    .values({
      id,
      email: wish.email,
      username: `player-${id.slice(-6)}`,
      password_hash: passwordHash,
      asks_code_on_new_device: true,
      first_name: wish.firstName.trim(),
      last_name: wish.lastName.trim(),
      region: wish.region,
      currency: currencyOf(wish.region),
      reality_check_minutes: null,
      created_at: now,
      vendor_status: 'PENDING',
      awaits_register: true,
      birth_date: wish.birthDate,
      referral_code: wish.referralCode,
      accepted_terms_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}
