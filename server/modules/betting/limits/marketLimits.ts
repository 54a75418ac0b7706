import type { Cents } from '#src/shared/money/money.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { lookAtAllParts } from './liability.ts';

/** Limits of one market; null means the default of its type. */
export type MarketLimitsSetting = {
  readonly marketId: string;
  readonly mostStakeCents: Cents | null;
  readonly mostExposureCents: Cents | null;
};

/** Writes the limits. Returns false for an unknown market. */
export async function setMarketLimits(trx: Trx, { marketId, mostStakeCents, mostExposureCents }: MarketLimitsSetting): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('markets')
    .set({ most_stake: mostStakeCents, most_exposure: mostExposureCents })
    .where('id', '=', marketId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await lookAtAllParts(trx, marketId);
  return true;
}
