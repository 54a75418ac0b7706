import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Outbox } from '#server/platform/mail/outbox.ts';
import { openAccountMail, takenMail } from '#server/platform/mail/signUpMail.ts';
import type { Ports } from '#server/platform/ports.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import type { Row, Schema } from '#server/platform/store/schema/index.ts';
import { CODE_MAIL_MS, newCode } from '../codes/codeRules.ts';
import type { Sealing } from '../tokens/seal.ts';
import { CODE_MS, codeOf, hashOfToken, unsealSignUp } from './pendingSignUp.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Most mails per address, over all its sign-ups. */
const LIMITS = [
  { most: 1, withinMs: 2 * MINUTE_MS },
  { most: 5, withinMs: 60 * MINUTE_MS },
  { most: 10, withinMs: DAY_MS },
] as const;
const AGAIN_MS = MINUTE_MS;
const MOST_ASKED = 4;
const KEPT_MS = 60 * MINUTE_MS;
const MOST_AT_ONCE = 50;

type Deps = {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly log: Logger;
  readonly identity: Sealing;
  readonly mail: Pick<Outbox, 'put' | 'sendNow'>;
};

/** Schedules another code, even if the email has an account. Locks and writes. */
export async function askForCode({ db, ports }: Pick<Deps, 'db' | 'ports'>, token: string): Promise<'asked' | 'busy' | 'dead'> {
  const tokenHash = hashOfToken(token);
  const now = ports.now();
  return withTransaction(db, async (trx) => {
    const row = await trx.selectFrom('sign_ups').selectAll().where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst();
    if (!row || row.ended_at !== null || row.expires_at <= now) return 'dead';
    const change = (set: { mail_due_at?: Date; mails_asked?: number; last_asked_at: Date }) =>
      trx.updateTable('sign_ups').set(set).where('token_hash', '=', tokenHash).execute();
    // If the clock was set back, restarts the pause between mails.
    if (row.last_asked_at > now) await change({ last_asked_at: now });
    if (row.mails_asked >= MOST_ASKED || row.last_asked_at.getTime() > now.getTime() - AGAIN_MS) return 'busy';
    await change({ mail_due_at: now, mails_asked: row.mails_asked + 1, last_asked_at: now });
    return 'asked';
  });
}

type Decision = { readonly mailId: string } | 'none' | 'put-off';

/** Sends due mails. Emails are looked up only here, so that response times reveal no accounts. */
export async function sendSignUpMails(deps: Deps): Promise<void> {
  for (let sent = 0; sent < MOST_AT_ONCE; sent += 1) {
    const decision = await withTransaction(deps.db, (trx) => decideMail(trx, deps));
    if (decision === 'none') return;
    if (decision !== 'put-off') await deps.mail.sendNow(decision.mailId);
  }
}

async function decideMail(trx: Trx, deps: Deps): Promise<Decision> {
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
  if (!row) return 'none';
  const change = (set: { mail_due_at: Date | null; code_sealed?: string; code_expires_at?: Date; failures?: number }) =>
    trx.updateTable('sign_ups').set(set).where('token_hash', '=', row.token_hash).execute();
  const pending = unsealSignUp(deps.identity, row.token_hash, row.sealed);
  const dueAt = pending && (await mailableAt(trx, row, now));
  if (pending === null || dueAt === null || dueAt > now) {
    await change({ mail_due_at: dueAt });
    return 'put-off';
  }
  const code = newCode(deps.ports);
  // Stores a code even if the email has an account, so that wrong codes are counted alike.
  await change({
    mail_due_at: null,
    code_sealed: deps.identity.seal(codeOf(row.token_hash), code),
    code_expires_at: new Date(now.getTime() + CODE_MS),
    failures: 0,
  });
  await trx.insertInto('sign_up_mails').values({ email_hash: row.email_hash, sent_at: now }).execute();
  const mail = (await hasAccount(trx, pending.email)) ? takenMail(pending.email) : openAccountMail(pending.email, code);
  return { mailId: await deps.mail.put(trx, { ...mail, lifeMs: CODE_MAIL_MS, inPlaceOf: row.token_hash }) };
}

/** When the next mail to the address is allowed; null if the sign-up expires earlier. Locks the address for the transaction. */
async function mailableAt(trx: Trx, { email_hash, expires_at }: Row<'sign_ups'>, now: Date): Promise<Date | null> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sign-up-mail:${email_hash}`}, 0))`.execute(trx);
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

/** Deletes sign-ups an hour after they end, and mail counts after a day. */
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
