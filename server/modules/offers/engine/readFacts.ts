import { sql } from 'kysely';
import type { Row, Trx } from '#server/platform/store/index.ts';
import { readBets } from './readBets.ts';

export const BATCH = 500;

export type Fact = Pick<
  Row<'facts'>,
  'at_risk' | 'bet_outcome' | 'bet_status' | 'cents' | 'kind' | 'ordinal' | 'recorded_at' | 'reference' | 'round'
>;
export type Bets = Awaited<ReturnType<typeof readBets>>;
/**
 * Unread facts of a player. `calls`: rechecks due after a game round's end or the grading of a lost bet's leg. `offersPaidBack`: offers
 * whose award regained credit from a returned stake.
 */
export type News = {
  readonly facts: readonly Fact[];
  readonly bets: Bets;
  readonly calls: readonly Call[];
  readonly offersPaidBack: ReadonlySet<string>;
};
type Call = Pick<Row<'offer_calls'>, 'cause' | 'ordinal'>;

export async function readNews(trx: Trx, playerId: string, now: Date): Promise<News> {
  // Reads calls before facts, so that no call is deleted before its facts are read.
  const due = await trx
    .selectFrom('offer_calls')
    .select(['ordinal', 'cause'])
    .where('player_id', '=', playerId)
    .where('due_at', '<=', now)
    .execute();
  const facts = await nextFacts(trx, playerId);
  // Postpones calls while facts are unread: a call may be about a bet in these facts.
  const calls = facts.length === BATCH ? [] : due;
  const ofFacts = facts.flatMap(({ bet_status: status, reference }) => (status === null ? [] : [reference]));
  const bets = await readBets(trx, [...new Set([...ofFacts, ...calls.flatMap(({ cause }) => cause ?? [])])]);
  return { facts, bets, calls, offersPaidBack: await offersPaidBack(trx, facts) };
}

async function offersPaidBack(trx: Trx, facts: readonly Fact[]): Promise<ReadonlySet<string>> {
  if (facts.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`SELECT DISTINCT a.offer_id AS id FROM credit_moves m JOIN awards a ON a.id = m.lot_id
    WHERE m.journal_id = ANY (${facts.map(({ kind, reference, round }) => `${kind}:${reference}:${round}`)}::text[])
      AND m.amount > 0 AND a.offer_id IS NOT NULL`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Moves the player's cursor past the facts; deletes the calls. */
export async function markRead(trx: Trx, playerId: string, { facts, calls }: News): Promise<void> {
  const last = facts.at(-1);
  if (last)
    await trx
      .insertInto('fact_cursors')
      .values({ player_id: playerId, ordinal: last.ordinal })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ ordinal: last.ordinal }))
      .execute();
  if (calls.length > 0)
    await trx
      .deleteFrom('offer_calls')
      .where(
        'ordinal',
        'in',
        calls.map(({ ordinal }) => ordinal),
      )
      .execute();
}

const nextFacts = (trx: Trx, playerId: string): Promise<readonly Fact[]> =>
  trx
    .selectFrom('facts')
    .select(['ordinal', 'reference', 'round', 'bet_status', 'bet_outcome', 'at_risk', 'kind', 'cents', 'recorded_at'])
    .where('player_id', '=', playerId)
    .where('ordinal', '>', sql<string>`coalesce((SELECT c.ordinal FROM fact_cursors c WHERE c.player_id = ${playerId}), 0)`)
    .orderBy('ordinal')
    .limit(BATCH)
    .execute();
