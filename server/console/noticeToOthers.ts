import type { DueMail } from '#server/platform/mail/mail.ts';
import type { Work } from './operation.ts';

type Alone = { readonly did: string; readonly why: string };

/** Mails all other approvers and compliance officers: writes the mails in the transaction and sends them after the commit. */
export async function noticeToOthers(
  { trx, operator, deps, afterCommit }: Pick<Work, 'afterCommit' | 'deps' | 'operator' | 'trx'>,
  alone: Alone,
): Promise<void> {
  const others = await trx
    .selectFrom('operators')
    .select('email')
    .where('role', 'in', ['approver', 'compliance'])
    .where('id', '!=', operator.id)
    .where('locked_at', 'is', null)
    .orderBy('email')
    .execute();
  const ids: string[] = [];
  for (const { email } of others) ids.push(await deps.mail.put(trx, noticeMail(email, operator.email, alone)));
  afterCommit(async () => {
    for (const id of ids) await deps.mail.sendSoon(id);
  });
}

const noticeMail = (to: string, actor: string, { did, why }: Alone): DueMail => ({
  about: 'console-notice',
  to,
  subject: 'One person made a change for all players',
  body: `${actor} ${did}. Reason: ${why}\n\nThe change is in effect now and is recorded in the console’s audit log. If you did not expect it, ask ${actor} and undo it in the console.`,
});
