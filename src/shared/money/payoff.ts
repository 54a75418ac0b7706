import type { Cents } from './money.ts';
import { betFromWin, decimalOf, type Price, winFromBet } from './odds.ts';
import { ONE, ratio, type Ratio } from './ratio.ts';

/** How a bet pays. Amounts are per combination. */
export type Payoff = {
  /** Profit to stake; for a round robin, rounded to a millionth. */
  readonly price: Price;
  readonly combinations: number;
  readonly winOf: (amount: Cents) => Cents;
  /** Stake that wins `win`. Null for round robins and for a price of 0. */
  readonly betFor: ((win: Cents) => Cents) | null;
};

export const payoffOf = (price: Price): Payoff => ({
  price,
  combinations: 1,
  winOf: (amount) => winFromBet(amount, price),
  betFor: price.num === 0n ? null : (win) => betFromWin(win, price),
});

/** Fewest selections in a round robin (domain rules, table of products). */
export const FEWEST_PICKS = 2;
export const MOST_PICKS = 10;

/** Possible parlay sizes in a round robin: 2 to `picks - 1`; for two picks, 2. */
export const roundRobinSizes = (picks: number): readonly number[] =>
  picks < FEWEST_PICKS || picks > MOST_PICKS ? [] : Array.from({ length: Math.max(1, picks - 2) }, (_, index) => index + 2);

const SAMPLE: Cents = 1_000_000n;

/** Rounds each parlay's win, then adds the wins (domain rules §2.5). */
export function roundRobinPayoff(prices: readonly Price[], size: number): Payoff {
  const parlays = productsOf(prices.map(decimalOf), size);
  const winOf = (amount: Cents): Cents => parlays.reduce((sum, { num, den }) => sum + (2n * amount * (num - den) + den) / (2n * den), 0n);
  const count = Math.max(parlays.length, 1);
  return { price: ratio(winOf(SAMPLE), SAMPLE * BigInt(count)), combinations: count, winOf, betFor: null };
}

/** Decimal odds of all parlays, unreduced for speed. */
function productsOf(decimals: readonly Ratio[], size: number, from = 0, product: Ratio = ONE): readonly Ratio[] {
  if (size === 0) return [product];
  const found: Ratio[] = [];
  for (let place = from; place <= decimals.length - size; place += 1) {
    const { num, den } = decimals[place] ?? ONE;
    found.push(...productsOf(decimals, size - 1, place + 1, { num: product.num * num, den: product.den * den }));
  }
  return found;
}
