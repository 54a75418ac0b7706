import type { Kysely } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { winOf } from './openBetWin.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';

export type PlayerLimits = {
  readonly mostStakeCents: Cents | null;
  /** Limit of the potential win of the player's open bets on one selection. */
  readonly mostExposureCents: Cents | null;
};

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

export type PlayerLimitsSetting = PlayerLimits & {
  readonly playerId: string;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
};

/** Locks the player's wallet and writes. Two nulls remove the limits. */
export async function setPlayerLimits(trx: Trx, { playerId, ...setting }: PlayerLimitsSetting): Promise<void> {
  await lockWallet(trx, playerId);
  if (setting.mostStakeCents === null && setting.mostExposureCents === null) {
    await trx.deleteFrom('player_limits').where('player_id', '=', playerId).execute();
    return;
  }
  const row = {
    most_stake: setting.mostStakeCents,
    most_exposure: setting.mostExposureCents,
    reason: setting.reason,
    set_by: setting.by,
    set_at: setting.at,
  };
  await trx
    .insertInto('player_limits')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}

export const readPlayerLimits = (db: Kysely<Schema>, playerId: string) =>
  db.selectFrom('player_limits').selectAll().where('player_id', '=', playerId).executeTakeFirst();
