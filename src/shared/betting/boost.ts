import type { Cents } from '../money/money.ts';
import type { Price } from '../money/odds.ts';
import type { Payoff } from '../money/payoff.ts';
import { ratio, scaleHalfUp } from '../money/ratio.ts';

/** More profit for a bet that wins (domain rules §2.8). */
export type Boost = {
  /** Of the profit, in whole percent: 50 makes one and a half of it. */
  readonly percent: number;
  /** The part of a bet that it counts for, in cents; null for all of it. */
  readonly mostStakeCents: Cents | null;
};

const HUNDRED = 100n;

/** How much of a bet is boosted. */
export const boostedStake = (stake: Cents, { mostStakeCents }: Boost): Cents =>
  mostStakeCents !== null && mostStakeCents < stake ? mostStakeCents : stake;

/** The whole profit, rounded once, half up: `ratio × (stake + boosted part × percent)`. */
export const boostedWin = (stake: Cents, price: Price, boost: Boost): Cents =>
  scaleHalfUp(stake * HUNDRED + boostedStake(stake, boost) * BigInt(boost.percent), ratio(price.num, price.den * HUNDRED));

/** Profit : stake of a bet of this size with its boost, exact; of no bet yet, that of one the boost counts for whole. */
export function boostedPrice(price: Price, boost: Boost, stake: Cents = 0n): Price {
  if (stake <= 0n) return ratio(price.num * (HUNDRED + BigInt(boost.percent)), price.den * HUNDRED);
  const weight = stake * HUNDRED + boostedStake(stake, boost) * BigInt(boost.percent);
  return ratio(price.num * weight, price.den * stake * HUNDRED);
}

/** The same bet with its boost. A wanted win is not turned into a bet by the boosted price (product §5). */
export const boostedPayoff = (payoff: Payoff, boost: Boost): Payoff => ({
  ...payoff,
  winOf: (amount) => boostedWin(amount, payoff.price, boost),
});
