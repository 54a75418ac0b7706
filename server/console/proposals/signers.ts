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
 * locked, or accounts that have a maker in common or one who was not named, over any number of accounts within 7 days. Null if they may.
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
  const shared = await sharedMaker(trx, operator.id, proposerId);
  return shared === null
    ? null
    : new Refused('own-work', `${tellMaker(shared, operator, { proposer, proposer_id: proposerId })}: a third person must confirm it.`);
}

const WITHIN = `within ${DAYS} days`;
function tellMaker(maker: string, operator: Operator, { proposer, proposer_id: proposerId }: Asked): string {
  const verb = 'made, restored or unlocked';
  if (maker === MACHINE)
    return `Your account or that of ${proposer}, or one of a maker, was ${verb} by somebody who was not named ${WITHIN}`;
  if (maker === operator.id) return `The account of ${proposer}, or a maker of it, was ${verb} by you ${WITHIN}`;
  if (maker === proposerId) return `Your account, or a maker of it, was ${verb} by ${proposer} ${WITHIN}`;
  return `Your account and that of ${proposer}, or makers of them, were ${verb} by the same person ${WITHIN}`;
}

/**
 * Somebody who may know the passwords of both accounts; null if nobody. Follows who made, restored or unlocked an account up to the first maker, the
 * account itself included: two people who have made a third account together have no maker in common.
 */
async function sharedMaker(trx: Trx, one: string, other: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`WITH RECURSIVE makers(of, id) AS (
      VALUES (${one}::text, ${one}::text), (${other}, ${other})
      UNION SELECT m.of, v.by FROM makers m JOIN operator_vouches v ON v.operator_id = m.id
        AND v.at > clock_timestamp() - make_interval(days => ${DAYS}))
    SELECT id FROM makers GROUP BY id HAVING count(*) > 1 OR id = ${MACHINE}
    ORDER BY id = ${MACHINE} DESC, id IN (${one}, ${other}) DESC, id LIMIT 1`.execute(trx);
  return rows[0]?.id ?? null;
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
