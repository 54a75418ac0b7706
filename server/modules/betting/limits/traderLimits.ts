import type { Kysely } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { winOf } from './openBetWin.ts';

export type TraderLimits = {
  readonly mostStakeCents: Cents | null;
  /** Limit on the possible win of all the player's open bets on one selection. */
  readonly mostExposureCents: Cents | null;
  /** Sports with these limits; null for all. */
  readonly sports: readonly string[] | null;
};

export const isLimited = ({ sports }: Pick<TraderLimits, 'sports'>, sport: string): boolean => sports === null || sports.includes(sport);

export async function heldOf(trx: Trx, playerId: string, selectionIds: readonly string[]): Promise<ReadonlyMap<string, Cents>> {
  if (selectionIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('bets')
    .innerJoin('bet_legs', 'bet_legs.bet_id', 'bets.id')
    .where('player_id', '=', playerId)
    .where('status', '=', 'OPEN')
    .where('selection_id', 'in', [...selectionIds])
    .select(['selection_id', 'stake', 'potential_payout', 'amount_source', 'cashed_stake', 'cashed_payout'])
    .execute();
  const held = new Map<string, Cents>();
  for (const row of rows) held.set(row.selection_id, (held.get(row.selection_id) ?? 0n) + winOf(row));
  return held;
}

const centsOf = (value: string | null): Cents | null => (value === null ? null : BigInt(value));

export function limitsIn(row: {
  readonly most_stake: string | null;
  readonly most_exposure: string | null;
  readonly sports: readonly string[] | null;
}) {
  const limits = { mostStakeCents: centsOf(row.most_stake), mostExposureCents: centsOf(row.most_exposure), sports: row.sports };
  return limits.mostStakeCents === null && limits.mostExposureCents === null ? null : limits;
}

export const readTraderLimits = (db: Kysely<Schema>, playerId: string) =>
  db.selectFrom('player_limits').selectAll().where('player_id', '=', playerId).executeTakeFirst();
