import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combinations } from '../betting/combinations.ts';
import { combinePrices, formatAmerican, priceFromAmerican, winFromBet } from './odds.ts';
import { MOST_PICKS, payoffOf, roundRobinPayoff, roundRobinSizes } from './payoff.ts';

describe('a straight bet or parlay', () => {
  test('a straight bet wins by its price, and computes the stake for a win', () => {
    const payoff = payoffOf(priceFromAmerican(-110));
    expect([payoff.combinations, payoff.winOf(10_000n), payoff.betFor?.(9_091n)]).toEqual([1, 9_091n, 10_000n]);
  });

  test('a price of zero has no stake for a win', () => {
    expect(payoffOf({ num: 0n, den: 1n }).betFor).toBeNull();
  });
});

describe('a round robin (domain rules §2.5)', () => {
  const legs = [-110, -110, -110].map(priceFromAmerican);

  test('a round robin of three picks by two is three parlays', () => {
    const payoff = roundRobinPayoff(legs, 2);
    expect([payoff.combinations, payoff.winOf(10_000n)]).toEqual([3, 3n * 26_446n]);
    expect(formatAmerican(payoff.price)).toBe('+264');
  });

  test('a round robin rounds each combination alone', () => {
    const payoff = roundRobinPayoff([150, 150, 150].map(priceFromAmerican), 2);
    // 1 cent at 21/4 wins 5.25 cents. Three parlays win 5 each: 15, not 16.
    expect(payoff.winOf(1n)).toBe(15n);
  });

  test('the sizes of a round robin depend on its picks, within the limits', () => {
    expect(roundRobinSizes(1)).toEqual([]);
    expect(roundRobinSizes(2)).toEqual([2]);
    expect(roundRobinSizes(3)).toEqual([2]);
    expect(roundRobinSizes(8)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(roundRobinSizes(MOST_PICKS)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(roundRobinSizes(MOST_PICKS + 1)).toEqual([]);
  });

  test('a round robin wins as much as its parlays one by one', () => {
    const american = fc.oneof(fc.integer({ min: 100, max: 5_000 }), fc.integer({ min: -5_000, max: -101 }));
    fc.assert(
      fc.property(fc.array(american, { minLength: 2, maxLength: 8 }), fc.bigInt({ min: 1n, max: 100_000n }), (odds, amount) => {
        const prices = odds.map(priceFromAmerican);
        for (const size of roundRobinSizes(prices.length)) {
          const parlays = combinations(prices.length, size).map((places) =>
            combinePrices(places.map((at) => prices[at] ?? { num: 0n, den: 1n })),
          );
          const payoff = roundRobinPayoff(prices, size);
          expect(payoff.combinations).toBe(parlays.length);
          expect(payoff.winOf(amount)).toBe(parlays.reduce((sum, price) => sum + winFromBet(amount, price), 0n));
        }
      }),
      { numRuns: 60 },
    );
  });
});
