import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { isReportable, LEAST_EVER, TIMES_THE_BET, type Win } from './rules/bigWins.ts';

export type ReportedWin = Win & { readonly betId: string; readonly betType: string; readonly currency: string };

/** Stake contained in the payout: 0 for bonus bets, whose payouts exclude it. */
const stakePaidOut = (source: string, stake: string): bigint => (source === 'FREE_BET' ? 0n : BigInt(stake));
const STAKE_PAID_OUT = sql`CASE amount_source WHEN 'FREE_BET' THEN 0 ELSE stake END`;

export async function reportableWins(db: Kysely<Schema>, playerId: string): Promise<readonly ReportedWin[]> {
  const rows = await db
    .selectFrom('bets')
    .select(['id', 'type', 'currency', 'stake', 'payout', 'settled_at', 'amount_source'])
    .where('player_id', '=', playerId)
    .where('status', '=', 'SETTLED')
    .where(sql<boolean>`payout - ${STAKE_PAID_OUT} >= ${LEAST_EVER} and payout - ${STAKE_PAID_OUT} >= ${TIMES_THE_BET} * stake`)
    .orderBy('settled_at', 'desc')
    .orderBy('id')
    .execute();
  return rows
    .flatMap(({ id, type, currency, stake, payout, settled_at: at, amount_source: source }) =>
      payout === null || at === null
        ? []
        : [{ betId: id, betType: type, currency, won: BigInt(payout) - stakePaidOut(source, stake), staked: BigInt(stake), at }],
    )
    .filter(isReportable);
}
