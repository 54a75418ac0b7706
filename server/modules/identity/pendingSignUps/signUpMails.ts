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
/** Of mails to one address, whoever asks for them. */
const SPACING_MS = 2 * MINUTE_MS;
const MOST_IN_HOUR = 5;
const MOST_IN_DAY = 10;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Of requests for one sign-up. */
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
    if (row.mails_asked >= MOST_ASKED || row.last_asked_at.getTime() > now.getTime() - AGAIN_MS) return 'busy';
    await trx
      .updateTable('sign_ups')
      .set({ mail_due_at: now, mails_asked: row.mails_asked + 1, last_asked_at: now })
      .where('token_hash', '=', tokenHash)
      .execute();
    return 'asked';
  });
}

type Claim = { readonly kind: 'mail'; readonly mail: Parameters<MailSender['send']>[0] } | { readonly kind: 'none' | 'unsent' };

/**
 * Sends the mails that are due, each once. Only here it is looked up whether an email has an account, after the request was answered. Runs
 * after each request, and in rounds for mails that have to wait and after a kill.
 */
export async function sendSignUpMails(deps: Deps): Promise<void> {
  for (let sent = 0; sent < MOST_AT_ONCE; sent += 1) {
    const claim = await withTransaction(deps.db, (trx) => claimMail(trx, deps));
    if (claim.kind === 'none') return;
    if (claim.kind === 'mail') await deps.mail.send(claim.mail, 'sign-up');
  }
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
  const dueAt = await mailableAt(trx, row.email_hash, now);
  const pending = dueAt === null ? null : unsealSignUp(deps.identity, row.token_hash, row.sealed);
  if (dueAt === null || pending === null || dueAt > now) {
    await change({ mail_due_at: pending && dueAt });
    return { kind: 'unsent' };
  }
  const code = newCode(deps.ports);
  const isTaken = await hasAccount(trx, pending.email);
  // A code for a taken email is stored as well, and sent to nobody: guesses are counted alike.
  await change({
    mail_due_at: null,
    code_sealed: deps.identity.seal(codeOf(row.token_hash), code),
    code_expires_at: new Date(now.getTime() + CODE_MS),
    failures: 0,
  });
  await trx.insertInto('sign_up_mails').values({ email_hash: row.email_hash, sent_at: now }).execute();
  return { kind: 'mail', mail: isTaken ? takenMail(pending.email) : openAccountMail(pending.email, code) };
}

/** When the address may get another mail; null: not today. Locks the address until the transaction ends. */
async function mailableAt(trx: Trx, emailHash: Row<'sign_ups'>['email_hash'], now: Date): Promise<Date | null> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sign-up-mail:${emailHash}`}, 0))`.execute(trx);
  const sent = await trx
    .selectFrom('sign_up_mails')
    .select('sent_at')
    .where('email_hash', '=', emailHash)
    .where('sent_at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('sent_at', 'desc')
    .execute();
  const times = sent.map(({ sent_at: at }) => at.getTime());
  if (times.length >= MOST_IN_DAY || times.filter((at) => at > now.getTime() - 60 * MINUTE_MS).length >= MOST_IN_HOUR) return null;
  return new Date(Math.max(now.getTime(), (times[0] ?? 0) + SPACING_MS));
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
