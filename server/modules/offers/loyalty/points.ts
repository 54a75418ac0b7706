import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { easternDay, easternInstant } from '#server/platform/dates/eastern.ts';

export const CENTS_A_POINT = { straight: 500n, combined: 200n } as const;

/** Loyalty points for cash bets settled as won or lost in this calendar year, New York time. */
export async function pointsOf(db: Kysely<Schema>, playerId: string, now: Date): Promise<number> {
  const yearsStart = easternInstant({ year: easternDay(now).year, month: 1, day: 1 }, '00:00');
  const rows = await db
    .selectFrom('bets')
    .select(({ fn }) => ['type', fn.sum<string>('stake').as('staked')])
    .where('player_id', '=', playerId)
    .where('status', '=', 'SETTLED')
    .where('outcome', 'in', ['WIN', 'LOSS'])
    .where('amount_source', '=', 'CASH')
    .where('settled_at', '>=', yearsStart)
    .groupBy('type')
    .execute();
  const staked = { straight: 0n, combined: 0n };
  for (const row of rows) staked[row.type === 'STRAIGHT' ? 'straight' : 'combined'] += BigInt(row.staked);
  return Number(staked.straight / CENTS_A_POINT.straight + staked.combined / CENTS_A_POINT.combined);
}
