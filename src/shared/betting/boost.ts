import type { Cents } from '../money/money.ts';
import type { Price } from '../money/odds.ts';
import type { Payoff } from '../money/payoff.ts';
import { ratio, scaleHalfUp } from '../money/ratio.ts';

/** Profit boost of a winning bet (domain rules §2.8). */
export type Boost = {
  /** Profit increase in per cent: 50 pays one and a half times. */
  readonly percent: number;
  readonly mostStakeCents: Cents | null;
  /** Most that it adds to the win; absent for any. */
  readonly mostExtraCents?: Cents | null;
};

const HUNDRED = 100n;

/** Part of a stake that is boosted, so that the extra keeps to its cap at this price. */
export function boostedStake(stake: Cents, price: Price, { percent, mostStakeCents, mostExtraCents = null }: Boost): Cents {
  const part = mostStakeCents !== null && mostStakeCents < stake ? mostStakeCents : stake;
  if (mostExtraCents === null || price.num === 0n) return part;
  const most = (mostExtraCents * HUNDRED * price.den) / (BigInt(percent) * price.num);
  return most < part ? most : part;
}

export const boostedWin = (stake: Cents, price: Price, boost: Boost): Cents =>
  scaleHalfUp(stake * HUNDRED + boostedStake(stake, price, boost) * BigInt(boost.percent), ratio(price.num, price.den * HUNDRED));

/** Exact price, by default with the whole stake boosted. */
export function boostedPrice(price: Price, boost: Boost, stake: Cents = 0n): Price {
  if (stake <= 0n) return ratio(price.num * (HUNDRED + BigInt(boost.percent)), price.den * HUNDRED);
  const weight = stake * HUNDRED + boostedStake(stake, price, boost) * BigInt(boost.percent);
  return ratio(price.num * weight, price.den * stake * HUNDRED);
}

/** Applies a boost to wins only; the stake for a wanted win ignores it (product §5). */
export const boostedPayoff = (payoff: Payoff, boost: Boost): Payoff => ({
  ...payoff,
  winOf: (amount) => boostedWin(amount, payoff.price, boost),
});
