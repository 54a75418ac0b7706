import type { Kysely } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import { easternDateTime } from '#server/platform/dates/eastern.ts';
import type { DueMail } from '#server/platform/mail/mail.ts';
import type { Outbox } from '#server/platform/mail/outbox.ts';
import { type Schema, type Trx, withTransaction } from '#server/platform/store/index.ts';
import { limitChangeOf, type TraderLimitChange } from './limitHistory.ts';
import { wordsOfLimit } from './limitWords.ts';

export type Noticing = { readonly newId: () => string; readonly mail: Pick<Outbox, 'canSend' | 'put'> };

/** How long sending a mail is retried: longer than any likely outage. */
const LIFE_MS = 14 * 24 * 3_600_000;
const WHERE = t`To see all limits or to object, open “Limits set by us” under “Responsible gaming” in your account.`;

/** Writes the mail about a limit change, once. Returns the mail's id; null if it was written before or cannot be sent. */
export async function writeNotice(trx: Trx, { mail }: Pick<Noticing, 'mail'>, { id, at }: { readonly id: string; readonly at: Date }) {
  if (!mail.canSend) return null;
  const change = await limitChangeOf(trx, id);
  const to = await emailOf(trx, id);
  if (change === null) return null;
  const mailId = await mail.put(trx, noticeMail(to, change));
  const { numInsertedOrUpdatedRows: count } = await trx
    .insertInto('player_limit_mails')
    .values({ change_id: id, mail_id: mailId, written_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (count === 1n) return mailId;
  await trx.deleteFrom('outgoing_mails').where('id', '=', mailId).execute();
  return null;
}

const emailOf = async (trx: Trx, changeId: string): Promise<string> =>
  (
    await trx
      .selectFrom('players')
      .innerJoin('player_limit_changes as c', 'c.player_id', 'players.id')
      .select('email')
      .where('c.id', '=', changeId)
      .executeTakeFirstOrThrow()
  ).email;

type Deps = Noticing & { readonly db: Kysely<Schema>; readonly now: () => Date };

/** Writes missing mails about limit changes. */
export async function noticeOldLimits({ db, now, ...parts }: Deps): Promise<number> {
  if (!parts.mail.canSend) return 0;
  const left = await db
    .selectFrom('player_limit_changes as c')
    .leftJoin('player_limit_mails as m', 'm.change_id', 'c.id')
    .where('m.change_id', 'is', null)
    .select('c.id')
    .orderBy('c.set_at')
    .execute();
  for (const { id } of left) await withTransaction(db, (trx) => writeNotice(trx, parts, { id, at: now() }));
  return left.length;
}

function noticeMail(to: string, change: TraderLimitChange): DueMail {
  const { title, markets, lines, reasons } = wordsOfLimit(change);
  const limits = lines.map((line) => `- ${line}`).join('\n');
  const why = reasons.map((reason) => `- ${reason}`).join('\n');
  return {
    about: 'limit-notice',
    to,
    subject: title,
    body: t`We changed a limit on your account on ${easternDateTime(change.setAt)}:\n\n${limits}\n\nMarkets: ${markets}\n\nReason:\n${why}\n\n${WHERE}`,
    lifeMs: LIFE_MS,
  };
}

export const answerMail = (to: string, answer: string): DueMail => ({
  about: 'limit-answer',
  to,
  subject: t`We answered your objection to a limit`,
  body: t`This is our answer:\n\n${answer}\n\n${WHERE}`,
  lifeMs: LIFE_MS,
});
