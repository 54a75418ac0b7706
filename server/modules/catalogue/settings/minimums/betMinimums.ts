import type { Kysely } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Price } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { STAKE_FLOOR_CENTS } from '#src/shared/betting/slipLimits.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { readSetting, type Setter, type Setting, writeSetting } from '../tradingSettings.ts';

/** Lowest stake and odds of bets (domain rules §1.1). */
export type BetMinimums = {
  /** Per combination; not for bonus bets. */
  readonly leastStakeCents: Cents;
  /** Lowest accepted odds, profit : stake, before boosts; null for none. */
  readonly leastPrice: Price | null;
};

export const USUAL_MINIMUMS: BetMinimums = { leastStakeCents: 100n, leastPrice: null };
export const amountTaken = (cents: Cents | null, leastStakeCents: Cents): Cents | null =>
  cents === null || cents < leastStakeCents ? null : cents;

export const MINIMUMS_KEY = 'bet-minimums';

export const readMinimums = (db: Kysely<Schema>): Promise<Setting<BetMinimums>> =>
  readSetting(db, MINIMUMS_KEY, minimumsOf, USUAL_MINIMUMS);

/** Writes the minimums; notifies all processes. Returns the new version; null on a conflict. */
export const writeMinimums = (trx: Trx, { leastStakeCents, leastPrice }: BetMinimums, setter: Setter): Promise<number | null> =>
  writeSetting(
    trx,
    MINIMUMS_KEY,
    { leastStake: String(leastStakeCents), leastPrice: leastPrice && { num: String(leastPrice.num), den: String(leastPrice.den) } },
    setter,
  );

export function minimumsOf(stored: unknown): BetMinimums {
  if (stored === null) return USUAL_MINIMUMS;
  const { leastStake, leastPrice } = stored as {
    readonly leastStake: string;
    readonly leastPrice: { readonly num: string; readonly den: string } | null;
  };
  const [stake, floor] = [BigInt(leastStake), BigInt(STAKE_FLOOR_CENTS)];
  return {
    // Raises a minimum stored before the floor existed.
    leastStakeCents: stake < floor ? floor : stake,
    leastPrice: leastPrice && ratio(BigInt(leastPrice.num), BigInt(leastPrice.den)),
  };
}
