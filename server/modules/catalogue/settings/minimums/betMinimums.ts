import type { Kysely } from 'kysely';
import type { Cents } from '#src/shared/money/money.ts';
import type { Price } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { readSetting, type Setter, type Setting, writeSetting } from '../tradingSettings.ts';

/** Below what the house takes no bet (domain rules §1.1: below the minimum, total odds too low). */
export type BetMinimums = {
  /** Of a round robin, of each combination. A bonus bet is used whole, whatever it is. */
  readonly leastStakeCents: Cents;
  /** Profit to stake of the whole bet, before any boost; null without an end. */
  readonly leastPrice: Price | null;
};

/** Until a trader has set others: a cent, at any odds. */
export const USUAL_MINIMUMS: BetMinimums = { leastStakeCents: 1n, leastPrice: null };
/** An amount that somebody else has put in; null where it has become too small since, for it would only be refused. */
export const amountTaken = (cents: Cents | null, leastStakeCents: Cents): Cents | null =>
  cents === null || cents < leastStakeCents ? null : cents;

export const MINIMUMS_KEY = 'bet-minimums';

export const readMinimums = (db: Kysely<Schema>): Promise<Setting<BetMinimums>> =>
  readSetting(db, MINIMUMS_KEY, minimumsOf, USUAL_MINIMUMS);

/** Holds for what is placed from now on. The new version; null where another one stood. */
export const writeMinimums = (trx: Trx, { leastStakeCents, leastPrice }: BetMinimums, setter: Setter): Promise<number | null> =>
  writeSetting(
    trx,
    MINIMUMS_KEY,
    { leastStake: String(leastStakeCents), leastPrice: leastPrice && { num: String(leastPrice.num), den: String(leastPrice.den) } },
    setter,
  );

/** Of what this module has written, or the usual where nobody has set any. */
export function minimumsOf(stored: unknown): BetMinimums {
  if (stored === null) return USUAL_MINIMUMS;
  const { leastStake, leastPrice } = stored as {
    readonly leastStake: string;
    readonly leastPrice: { readonly num: string; readonly den: string } | null;
  };
  return {
    leastStakeCents: BigInt(leastStake),
    leastPrice: leastPrice && ratio(BigInt(leastPrice.num), BigInt(leastPrice.den)),
  };
}
