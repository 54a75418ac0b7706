import { sql } from 'kysely';
import type { Proposal } from '#server/modules/trading/proposals/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { type Operator, type ProposingOperation, type Signed, SYSTEM } from '../operation.ts';
import { Refused } from '../refusal.ts';

/** Days for which someone who made or unlocked an account may know its password. */
const DAYS = 7;
/** Stands for a command that added accounts, instead of an operator. */
const MACHINE = 'machine';

type Asked = Pick<Proposal, 'proposer' | 'proposer_id'>;

/**
 * Returns why this operator may not confirm, or null. For example, the same person made both accounts in the last 7 days, even indirectly.
 */
export async function whyNotConfirm(
  trx: Trx,
  { confirmedBy }: Pick<ProposingOperation, 'confirmedBy'>,
  { proposer, proposer_id: proposerId }: Asked,
  operator: Operator,
): Promise<Refused | null> {
  if (!confirmedBy.includes(operator.role)) return new Refused('wrong-role', `Only ${confirmedBy.join(' or ')} can confirm this.`);
  if (operator.id === proposerId || operator.id === SYSTEM.id)
    return new Refused('own-work', 'You made this proposal, so another operator must confirm it.');
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
    return `Your account or that of ${proposer}, or one of a maker, was ${verb} by an operator who was not named ${WITHIN}`;
  if (maker === operator.id) return `The account of ${proposer}, or a maker of it, was ${verb} by you ${WITHIN}`;
  if (maker === proposerId) return `Your account, or a maker of it, was ${verb} by ${proposer} ${WITHIN}`;
  return `Your account and that of ${proposer}, or makers of them, were ${verb} by the same person ${WITHIN}`;
}

/** Returns a person who may know both accounts' passwords, or null, by who made, restored or unlocked each account. */
async function sharedMaker(trx: Trx, one: string, other: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`WITH RECURSIVE makers(of, id) AS (
      VALUES (${one}::text, ${one}::text), (${other}, ${other})
      UNION SELECT m.of, v.by FROM makers m JOIN operator_vouches v ON v.operator_id = m.id
        AND v.at > clock_timestamp() - make_interval(days => ${DAYS}))
    SELECT id FROM makers GROUP BY id HAVING count(*) > 1 OR id = ${MACHINE}
    ORDER BY id = ${MACHINE} DESC, id IN (${one}, ${other}) DESC, id LIMIT 1`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Refuses while the proposer's login is locked, because it may be stolen. Accepts proposals by the feed. */
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
        `The login of ${locked.email}, who made this proposal, is locked. Until two people unlock it, you can only refuse this.`,
      )
    : null;
}

/** Writes that proposer and confirmer together made, restored or unlocked an account. */
export async function vouchTogether(
  trx: Trx,
  { proposer, confirmer }: Signed,
  operatorId: string,
  act: 'made' | 'restored' | 'unlocked',
): Promise<void> {
  for (const { id: by } of confirmer ? [proposer, confirmer] : [proposer])
    await trx.insertInto('operator_vouches').values({ operator_id: operatorId, by, act }).execute();
}

/** Refuses if the operator's factor was replaced in the last 24 hours, by the database's clock. Otherwise null. */
export async function resting(trx: Trx, operatorId: string): Promise<Refused | null> {
  const rest = await trx
    .selectFrom('operators')
    .select('signs_from')
    .where('id', '=', operatorId)
    .where((eb) => eb('signs_from', '>', eb.fn<Date>('clock_timestamp')))
    .executeTakeFirst();
  return rest
    ? new Refused(
        'own-work',
        'Your second factor was replaced less than 24 hours ago. You can’t sign or disable logins until 24 hours have passed.',
      )
    : null;
}
