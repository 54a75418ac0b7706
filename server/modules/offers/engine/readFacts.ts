import { sql } from 'kysely';
import type { Row, Trx } from '#server/platform/store/index.ts';
import { readBets } from './readBets.ts';

export const BATCH = 500;

export type Fact = Pick<
  Row<'facts'>,
  'at_risk' | 'bet_outcome' | 'bet_status' | 'cents' | 'kind' | 'ordinal' | 'recorded_at' | 'reference'
>;
export type Bets = Awaited<ReturnType<typeof readBets>>;
/** Unread facts of a player. A call (recheck) follows the end of a game round or the grading of a lost bet's leg. */
export type News = { readonly facts: readonly Fact[]; readonly bets: Bets; readonly calls: readonly Call[] };
type Call = Pick<Row<'offer_calls'>, 'cause' | 'ordinal'>;

export async function readNews(trx: Trx, playerId: string, now: Date): Promise<News> {
  // Reads calls before facts, so that none is deleted unseen.
  const due = await trx
    .selectFrom('offer_calls')
    .select(['ordinal', 'cause'])
    .where('player_id', '=', playerId)
    .where('due_at', '<=', now)
    .execute();
  const facts = await nextFacts(trx, playerId);
  // Keeps calls until all facts are read, because a call may be about an unread bet.
  const calls = facts.length === BATCH ? [] : due;
  const ofFacts = facts.flatMap(({ bet_status: status, reference }) => (status === null ? [] : [reference]));
  const bets = await readBets(trx, [...new Set([...ofFacts, ...calls.flatMap(({ cause }) => cause ?? [])])]);
  return { facts, bets, calls };
}

/** Writes that the player's facts and calls were read. */
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
    .select(['ordinal', 'reference', 'bet_status', 'bet_outcome', 'at_risk', 'kind', 'cents', 'recorded_at'])
    .where('player_id', '=', playerId)
    .where('ordinal', '>', sql<string>`coalesce((SELECT c.ordinal FROM fact_cursors c WHERE c.player_id = ${playerId}), 0)`)
    .orderBy('ordinal')
    .limit(BATCH)
    .execute();
