import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boostedPrice, boostedStake, boostedWin } from './boost.ts';
import { formatAmerican, priceFromAmerican, winFromBet } from '../money/odds.ts';

const all = (percent: number) => ({ percent, mostStakeCents: null });

describe('a profit boost, by the vectors of the domain rules §2.8', () => {
  test.each([
    [1_000n, -110, 50, 1_364n, '+136'],
    [2_500n, 200, 30, 6_500n, '+260'],
  ])('%i cents at %i with a boost of %i %% win %i cents at the shown odds of %s', (stake, american, percent, win, shown) => {
    const price = priceFromAmerican(american);
    expect(boostedWin(stake, price, all(percent))).toBe(win);
    expect(formatAmerican(boostedPrice(price, all(percent), stake))).toBe(shown);
    expect(formatAmerican(boostedPrice(price, all(percent)))).toBe(shown);
  });

  test('a boost applies up to its maximum stake, and the rest pays the plain price', () => {
    const boost = { percent: 50, mostStakeCents: 1_000n };
    expect(boostedStake(4_000n, boost)).toBe(1_000n);
    expect(boostedWin(4_000n, priceFromAmerican(100), boost)).toBe(4_000n + 500n);
    expect(boostedPrice(priceFromAmerican(100), boost, 4_000n)).toEqual({ num: 9n, den: 8n });
  });

  test.each([
    [1_000n, 1_100n, 1n, 1_100_500n],
    [1_000n, 7n, 2n, 4_000n],
    [100n, 7n, 2n, 525n],
  ])('a boost with a cap adds all of it, to the cent, at any odds: %i cents at %i to %i win %i', (stake, num, den, win) => {
    const boost = { percent: 50, mostStakeCents: null, mostExtraCents: 500n };
    expect(boostedWin(stake, { num, den }, boost)).toBe(win);
    const price = boostedPrice({ num, den }, boost, stake);
    expect(price.num * stake).toBe(win * price.den);
  });

  test('a boosted win is rounded half up, between the plain and the fully boosted win', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 999_999_999n }),
        fc.bigInt({ min: 1n, max: 10_000n }),
        fc.bigInt({ min: 1n, max: 10_000n }),
        fc.integer({ min: 1, max: 1_000 }),
        fc.option(fc.bigInt({ min: 1n, max: 999_999_999n })),
        (stake, num, den, percent, mostStakeCents) => {
          const boost = { percent, mostStakeCents };
          const win = boostedWin(stake, { num, den }, boost);
          const part = mostStakeCents !== null && mostStakeCents < stake ? mostStakeCents : stake;
          // The profit is rounded half up, so it is at most half a cent off: 2·100·den·|win − exact| ≤ 100·den.
          const exact = num * (stake * 100n + part * BigInt(percent));
          const off = win * den * 100n - exact;
          expect(2n * off <= den * 100n && -2n * off < den * 100n).toBe(true);
          expect(win >= winFromBet(stake, { num, den })).toBe(true);
          expect(win <= boostedWin(stake, { num, den }, all(percent))).toBe(true);
        },
      ),
    );
  });
});
