import type { Kysely } from 'kysely';
import { dayIn } from '#src/shared/text/calendarDay.ts';
import { ageLimitOf, type SignUpFields, type SignUpProblems, signUpProblems } from '#src/shared/text/signUp.ts';
import { t } from '#src/shared/text/t.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { Ports } from '#server/platform/ports.ts';
import { regions } from '#server/platform/regions/regions.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { isCommonPassword } from '../passwords/commonPasswords.ts';
import { hashPassword } from '../passwords/passwords.ts';
import type { Sealing } from '../tokens/seal.ts';
import { hashOfEmail, hashOfToken, type PendingSignUp, sealSignUp, SIGN_UP_MS } from './pendingSignUp.ts';
import { isRealPhone } from './phones.ts';

const ZONE = 'America/New_York';
const served = regions.filter(({ isServed, country }) => isServed && ageLimitOf(country) !== null).map(({ code }) => code);

export type SignUp = SignUpFields & {
  readonly country: string;
} & Pick<PendingSignUp, 'referralCode' | 'termsOf'>;
export type SignUpRefusal = { readonly kind: 'country' } | { readonly kind: 'fields'; readonly problems: SignUpProblems };

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly identity: Sealing };

/** Writes a sign-up; returns its token. Looks up neither email nor person, so that answers and timing reveal no accounts. */
export async function requestSignUp({ db, ports, identity }: Deps, wish: SignUp): Promise<Result<string, SignUpRefusal>> {
  if (ageLimitOf(wish.country) === null) return refuse({ kind: 'country' });
  const email = wish.email.trim();
  const problems = problemsOf(wish, email, ports.now());
  if (Object.keys(problems).length > 0) return refuse({ kind: 'fields', problems });
  const { password, hasAcceptedTerms: _, country: __, ...fields } = wish;
  const pending = { ...fields, email, passwordHash: await hashPassword(password) };
  const token = ports.newSecret(24);
  const tokenHash = hashOfToken(token);
  const now = ports.now();
  await db
    .insertInto('sign_ups')
    .values({
      token_hash: tokenHash,
      email_hash: hashOfEmail(email),
      sealed: sealSignUp(identity, tokenHash, pending),
      asked_at: now,
      last_asked_at: now,
      expires_at: new Date(now.getTime() + SIGN_UP_MS),
      mail_due_at: now,
    })
    .execute();
  return ok(token);
}

function problemsOf(wish: SignUp, email: string, now: Date): SignUpProblems {
  const problems = signUpProblems(wish, { today: dayIn(now, ZONE), regions: served });
  const isCommon = problems.password === undefined && isCommonPassword(wish.password, email);
  const isNoPhone = problems.phone === undefined && !isRealPhone(wish.phone);
  return {
    ...problems,
    ...(isCommon ? { password: t`This password is too easy to guess` } : {}),
    ...(isNoPhone ? { phone: t`Please enter a phone number with its area code` } : {}),
  };
}
