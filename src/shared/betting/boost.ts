import type { Cents } from '../money/money.ts';
import type { Price } from '../money/odds.ts';
import type { Payoff } from '../money/payoff.ts';
import { ratio, scaleHalfUp } from '../money/ratio.ts';

/** Profit boost of a winning bet (domain rules §2.8). */
export type Boost = {
  readonly percent: number;
  readonly mostStakeCents: Cents | null;
  /** Most that the boost adds to a win; unlimited if absent. */
  readonly mostExtraCents?: Cents | null;
};

const HUNDRED = 100n;

export const boostedStake = (stake: Cents, { mostStakeCents }: Boost): Cents =>
  mostStakeCents !== null && mostStakeCents < stake ? mostStakeCents : stake;

export function boostedWin(stake: Cents, price: Price, boost: Boost): Cents {
  const weight = stake * HUNDRED + boostedStake(stake, boost) * BigInt(boost.percent);
  const [plain, win] = [scaleHalfUp(stake, price), scaleHalfUp(weight, ratio(price.num, price.den * HUNDRED))];
  return plain + cappedExtra(win - plain, boost.mostExtraCents);
}

export const cappedExtra = (extra: Cents, most: Cents | null | undefined): Cents =>
  typeof most === 'bigint' && most < extra ? most : extra;

/** Returns the exact price. If `stake` is absent or 0, all of the stake is boosted. */
export function boostedPrice(price: Price, boost: Boost, stake: Cents = 0n): Price {
  const percent = BigInt(boost.percent);
  if (stake <= 0n) return ratio(price.num * (HUNDRED + percent), price.den * HUNDRED);
  const extra = boostedStake(stake, boost) * percent * price.num;
  const most = boost.mostExtraCents ?? null;
  if (most !== null && most * HUNDRED * price.den < extra) return ratio(price.num * stake + most * price.den, price.den * stake);
  return ratio(price.num * stake * HUNDRED + extra, price.den * stake * HUNDRED);
}

/** Boosts the win of a given stake, but not the stake for a wanted win (product §5). */
export const boostedPayoff = (payoff: Payoff, boost: Boost): Payoff => ({
  ...payoff,
  winOf: (amount) => boostedWin(amount, payoff.price, boost),
});
