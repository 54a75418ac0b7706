import { type Kysely, sql } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';

/** Sums up bets. Excludes the cashed-out parts of open bets. */
export async function betTotals(
  db: Kysely<Schema>,
  playerId: string,
): Promise<{ openCount: number; openStakeCents: Cents; openPotentialPayoutCents: Cents; settledCount: number }> {
  const row = await db
    .selectFrom('bets')
    .where('player_id', '=', playerId)
    .select([
      sql<string>`count(*) FILTER (WHERE status = 'OPEN')`.as('open'),
      sql<string>`count(*) FILTER (WHERE status <> 'OPEN')`.as('settled'),
      sql<string>`coalesce(sum(stake - cashed_stake) FILTER (WHERE status = 'OPEN'), 0)`.as('stake'),
      sql<string>`coalesce(sum(potential_payout - cashed_payout) FILTER (WHERE status = 'OPEN'), 0)`.as('payout'),
    ])
    .executeTakeFirstOrThrow();
  return {
    openCount: Number(row.open),
    openStakeCents: BigInt(row.stake),
    openPotentialPayoutCents: BigInt(row.payout),
    settledCount: Number(row.settled),
  };
}
