import { sql } from 'kysely';
import type { Proposal } from '#server/modules/trading/proposals/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { type Operator, type ProposingOperation, type Signed, SYSTEM } from '../operation.ts';
import { Refused } from '../refusal.ts';

/** Whoever makes or unlocks an account may know its password. */
const DAYS = 7;
/** Maker of accounts whose command was not told who ran it. */
const MACHINE = 'machine';

type Asked = Pick<Proposal, 'proposer' | 'proposer_id'>;

/**
 * Why this operator may not confirm: another role, their own proposal, a second factor that was replaced within 24 hours, a proposer whose login is
 * locked, or an account that one of the two, the same third person, or nobody who was named made, restored or unlocked within 7 days. Null if they may.
 */
export async function whyNotConfirm(
  trx: Trx,
  { confirmedBy }: Pick<ProposingOperation, 'confirmedBy'>,
  { proposer, proposer_id: proposerId }: Asked,
  operator: Operator,
): Promise<Refused | null> {
  if (!confirmedBy.includes(operator.role)) return new Refused('wrong-role', `This is confirmed by ${confirmedBy.join(' or ')}.`);
  if (operator.id === proposerId || operator.id === SYSTEM.id)
    return new Refused('own-work', 'You have proposed it: somebody else must confirm it.');
  // The database's clock: the server's may be moved.
  const refusal = (await resting(trx, operator.id)) ?? (await whyNotProposer(trx, proposerId));
  if (refusal) return refusal;
  const { rows } = await sql<{ operator_id: string; by: string }>`SELECT operator_id, by FROM operator_vouches
    WHERE operator_id IN (${operator.id}, ${proposerId}) AND by IN (${operator.id}, ${proposerId}, ${MACHINE})
      AND at > clock_timestamp() - make_interval(days => ${DAYS}) LIMIT 1`.execute(trx);
  const [found] = rows;
  if (!found) return ofOneMaker(trx, operator, { proposer, proposer_id: proposerId });
  const whose = found.operator_id === operator.id ? 'Your account' : `The account of ${proposer}`;
  const who = found.by === MACHINE ? 'by somebody who was not named' : found.by === operator.id ? 'by you' : `by ${proposer}`;
  return new Refused('own-work', `${whose} was made, restored or unlocked ${who} within ${DAYS} days: a third person must confirm it.`);
}

/** Refusal while the login of whoever proposed is locked or disabled: it may have been stolen when it proposed. Null for the feed. */
export async function whyNotProposer(trx: Trx, proposerId: string): Promise<Refused | null> {
  const locked = await trx
    .selectFrom('operators')
    .select('email')
    .where('id', '=', proposerId)
    .where('locked_at', 'is not', null)
    .executeTakeFirst();
  return locked
    ? new Refused(
        'wrong-state',
        `The login of ${locked.email}, who has proposed it, is locked: until two people unlock it, this can only be refused.`,
      )
    : null;
}

/** Keeps who made, restored or unlocked an account. */
export async function vouchTogether(
  trx: Trx,
  { proposer, confirmer }: Signed,
  operatorId: string,
  act: 'made' | 'restored' | 'unlocked',
): Promise<void> {
  for (const { id: by } of confirmer ? [proposer, confirmer] : [proposer])
    await trx.insertInto('operator_vouches').values({ operator_id: operatorId, by, act }).execute();
}

/** Two accounts whose passwords one third person may know: made, restored or unlocked by the same one. */
async function ofOneMaker(trx: Trx, operator: Operator, { proposer, proposer_id: proposerId }: Asked): Promise<Refused | null> {
  const { rows } = await sql`SELECT 1 FROM operator_vouches mine JOIN operator_vouches theirs ON theirs.by = mine.by
    WHERE mine.operator_id = ${operator.id} AND theirs.operator_id = ${proposerId}
      AND least(mine.at, theirs.at) > clock_timestamp() - make_interval(days => ${DAYS}) LIMIT 1`.execute(trx);
  return rows.length === 0
    ? null
    : new Refused(
        'own-work',
        `Your account and that of ${proposer} were made, restored or unlocked by the same person within ${DAYS} days: a third person must confirm it.`,
      );
}

/** Refusal for whoever got another second factor less than 24 hours ago, by the database's clock; null for others. */
export async function resting(trx: Trx, operatorId: string): Promise<Refused | null> {
  const rest = await trx
    .selectFrom('operators')
    .select('signs_from')
    .where('id', '=', operatorId)
    .where((eb) => eb('signs_from', '>', eb.fn<Date>('clock_timestamp')))
    .executeTakeFirst();
  return rest
    ? new Refused('own-work', 'Your second factor was replaced less than 24 hours ago: until then you sign nothing and disable nobody.')
    : null;
}
