import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { MailSender } from '#server/platform/mail/sender.ts';
import { openAccountMail, takenMail } from '#server/platform/mail/signUpMail.ts';
import type { Ports } from '#server/platform/ports.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import type { Row, Schema } from '#server/platform/store/schema/index.ts';
import { newCode } from '../codes/codeRules.ts';
import type { Sealing } from '../tokens/seal.ts';
import { CODE_MS, codeOf, hashOfToken, unsealSignUp } from './pendingSignUp.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Most mails to one address within a time, whoever asks for them. */
const LIMITS = [
  { most: 1, withinMs: 2 * MINUTE_MS },
  { most: 5, withinMs: 60 * MINUTE_MS },
  { most: 10, withinMs: DAY_MS },
] as const;
/** A mail that is not known to be sent is sent again after this, then after as long as it is old, while its code is good for half its time. */
const RETRY_MS = 30_000;
/** Wait between requests for one sign-up. */
const AGAIN_MS = MINUTE_MS;
const MOST_ASKED = 4;
const KEPT_MS = 60 * MINUTE_MS;
const MOST_AT_ONCE = 50;

type Deps = {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly log: Logger;
  readonly identity: Sealing;
  readonly mail: MailSender;
};

/** Asks for another code; the mail is sent by `sendSignUpMails`. Alike for emails with and without an account. Locks and writes. */
export async function askForCode({ db, ports }: Pick<Deps, 'db' | 'ports'>, token: string): Promise<'asked' | 'busy' | 'dead'> {
  const tokenHash = hashOfToken(token);
  const now = ports.now();
  return withTransaction(db, async (trx) => {
    const row = await trx.selectFrom('sign_ups').selectAll().where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst();
    if (!row || row.ended_at !== null || row.expires_at <= now) return 'dead';
    const change = (set: { mail_due_at?: Date; mails_asked?: number; last_asked_at: Date }) =>
      trx.updateTable('sign_ups').set(set).where('token_hash', '=', tokenHash).execute();
    // The clock was set back: the wait begins now, not when the clock is there again.
    if (row.last_asked_at > now) await change({ last_asked_at: now });
    if (row.mails_asked >= MOST_ASKED || row.last_asked_at.getTime() > now.getTime() - AGAIN_MS) return 'busy';
    await change({ mail_due_at: now, mails_asked: row.mails_asked + 1, last_asked_at: now });
    return 'asked';
  });
}

type Claim =
  | { readonly kind: 'mail'; readonly mail: Parameters<MailSender['send']>[0]; readonly tokenHash: string; readonly againAt: Date | null }
  | { readonly kind: 'none' | 'unsent' };

/**
 * Sends the mails that are due, each at least once: a mail stays due until the sender has taken it. Only here it is looked up whether an
 * email has an account, after the request was answered. Runs after each request, and in rounds for mails that have to wait and after a kill.
 */
export async function sendSignUpMails(deps: Deps): Promise<void> {
  for (let sent = 0; sent < MOST_AT_ONCE; sent += 1) {
    const claim = await withTransaction(deps.db, (trx) => claimMail(trx, deps));
    if (claim.kind === 'none') return;
    if (claim.kind === 'mail' && (await deps.mail.send(claim.mail, 'sign-up'))) await noteSent(deps, claim);
  }
}

/** Leaves a mail due that was asked for since the claim. */
async function noteSent({ db }: Deps, { tokenHash, againAt }: Extract<Claim, { kind: 'mail' }>): Promise<void> {
  if (againAt === null) return;
  await db
    .updateTable('sign_ups')
    .set({ mail_due_at: null })
    .where('token_hash', '=', tokenHash)
    .where('mail_due_at', '=', againAt)
    .execute();
}

async function claimMail(trx: Trx, deps: Deps): Promise<Claim> {
  const now = deps.ports.now();
  const row = await trx
    .selectFrom('sign_ups')
    .selectAll()
    .where('mail_due_at', '<=', now)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('mail_due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return { kind: 'none' };
  const change = (set: { mail_due_at: Date | null; code_sealed?: string; code_expires_at?: Date; failures?: number }) =>
    trx.updateTable('sign_ups').set(set).where('token_hash', '=', row.token_hash).execute();
  const pending = unsealSignUp(deps.identity, row.token_hash, row.sealed);
  const begun = pending && begunMail(deps, row, now);
  const dueAt = pending && !begun ? await mailableAt(trx, row, now) : now;
  if (pending === null || dueAt === null || dueAt > now) {
    await change({ mail_due_at: pending && dueAt });
    return { kind: 'unsent' };
  }
  const { code, againAt } = begun ?? { code: newCode(deps.ports), againAt: new Date(now.getTime() + RETRY_MS) };
  if (begun) await change({ mail_due_at: againAt });
  else {
    // A code for a taken email is stored as well, and sent to nobody: guesses are counted alike.
    await change({
      mail_due_at: againAt,
      code_sealed: deps.identity.seal(codeOf(row.token_hash), code),
      code_expires_at: new Date(now.getTime() + CODE_MS),
      failures: 0,
    });
    await trx.insertInto('sign_up_mails').values({ email_hash: row.email_hash, sent_at: now }).execute();
  }
  const mail = (await hasAccount(trx, pending.email)) ? takenMail(pending.email) : openAccountMail(pending.email, code);
  return { kind: 'mail', mail, tokenHash: row.token_hash, againAt };
}

/** The code of a mail that was begun since the last request and may not have been sent; null: another mail is due. */
function begunMail({ identity: { unseal } }: Deps, row: Row<'sign_ups'>, now: Date): { code: string; againAt: Date | null } | null {
  const code = row.code_sealed === null ? null : unseal(codeOf(row.token_hash), row.code_sealed);
  if (code === null || row.code_expires_at === null) return null;
  const begunMs = row.code_expires_at.getTime() - CODE_MS;
  const ageMs = now.getTime() - begunMs;
  // A code from the future is by a clock that was set back.
  if (begunMs < row.last_asked_at.getTime() || ageMs < 0 || ageMs > CODE_MS / 2) return null;
  const againMs = Math.max(RETRY_MS, ageMs);
  return { code, againAt: ageMs + againMs > CODE_MS / 2 ? null : new Date(now.getTime() + againMs) };
}

/** When the address may get another mail; null: not within the life of the sign-up. Locks the address until the transaction ends. */
async function mailableAt(trx: Trx, { email_hash, expires_at }: Row<'sign_ups'>, now: Date): Promise<Date | null> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sign-up-mail:${email_hash}`}, 0))`.execute(trx);
  // The clock was set back: the waits begin now.
  await trx.updateTable('sign_up_mails').set({ sent_at: now }).where('email_hash', '=', email_hash).where('sent_at', '>', now).execute();
  const sent = await trx
    .selectFrom('sign_up_mails')
    .select('sent_at')
    .where('email_hash', '=', email_hash)
    .where('sent_at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('sent_at', 'desc')
    .execute();
  const frees = LIMITS.map(({ most, withinMs }) => (sent[most - 1]?.sent_at.getTime() ?? 0) + withinMs);
  const mailable = new Date(Math.max(now.getTime(), ...frees));
  return mailable < expires_at ? mailable : null;
}

const hasAccount = async (trx: Trx, email: string): Promise<boolean> =>
  (await trx
    .selectFrom('players')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()) !== undefined;

/** Deletes sign-ups an hour after their end, and counts of mails after a day. */
export async function sweepSignUps({ db, ports }: Pick<Deps, 'db' | 'ports'>): Promise<void> {
  const now = ports.now().getTime();
  await db
    .deleteFrom('sign_ups')
    .where('expires_at', '<', new Date(now - KEPT_MS))
    .execute();
  await db
    .deleteFrom('sign_up_mails')
    .where('sent_at', '<', new Date(now - DAY_MS))
    .execute();
}
