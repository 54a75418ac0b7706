import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { isReportable, LEAST_EVER, TIMES_THE_BET, type Win } from './bigWins.ts';

export type ReportedWin = Win & { readonly betId: string; readonly betType: string; readonly currency: string };

/** Wins of a player that have to be reported, the latest first. Where they were won is not asked. */
export async function reportableWins(db: Kysely<Schema>, playerId: string): Promise<readonly ReportedWin[]> {
  const rows = await db
    .selectFrom('bets')
    .select(['id', 'type', 'currency', 'stake', 'payout', 'settled_at'])
    .where('player_id', '=', playerId)
    .where('status', '=', 'SETTLED')
    // Keeps the database from handing over every bet.
    .where(sql<boolean>`payout - stake >= ${LEAST_EVER} and payout - stake >= ${TIMES_THE_BET} * stake`)
    .orderBy('settled_at', 'desc')
    .orderBy('id')
    .execute();
  return rows
    .flatMap(({ id, type, currency, stake, payout, settled_at: at }) =>
      payout === null || at === null
        ? []
        : [{ betId: id, betType: type, currency, won: BigInt(payout) - BigInt(stake), staked: BigInt(stake), at }],
    )
    .filter(isReportable);
}
