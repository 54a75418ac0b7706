import type { Cents } from '#src/shared/money/money.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { lookAtAllParts } from './exposure.ts';

/** In cents; null goes back to what is usual for the type of market. */
export type MarketLimitsSetting = {
  readonly marketId: string;
  readonly mostStakeCents: Cents | null;
  readonly mostExposureCents: Cents | null;
};

/**
 * Holds from the next placement on: waits for those that are being decided on the market. A limit below what is already taken returns
 * nothing and takes nothing more. False when there is no such market.
 */
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
