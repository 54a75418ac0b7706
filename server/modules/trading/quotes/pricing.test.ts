import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { americanPrices, impliedBy, OVERROUND, overroundOf, stepped } from './pricing.ts';

const share = fc.double({ min: 0.02, max: 1, noNaN: true });
const normalised = (parts: readonly number[]): readonly number[] => parts.map((part) => part / parts.reduce((sum, one) => sum + one, 0));
const chances = fc.oneof(fc.tuple(share, share), fc.tuple(share, share, share)).map(normalised);

describe('prices', () => {
  test('prices keep the overround within its bounds for two and three outcomes', () => {
    fc.assert(
      fc.property(chances, (fair) => {
        const prices = americanPrices(fair, 1);
        if (prices === null) return;
        const overround = overroundOf(prices, 1);
        expect(overround).toBeGreaterThanOrEqual(OVERROUND.least);
        expect(overround).toBeLessThanOrEqual(OVERROUND.most);
      }),
      { numRuns: 500 },
    );
  });

  test('prices of a double chance keep the overround over both winning outcomes', () => {
    fc.assert(
      fc.property(fc.tuple(share, share, share).map(normalised), (fair) => {
        const prices = americanPrices(
          fair.map((chance) => 1 - chance),
          2,
        );
        if (prices) expect(overroundOf(prices, 2)).toBeLessThanOrEqual(OVERROUND.most);
      }),
    );
  });

  test('prices are never better than fair and keep the order of the chances', () => {
    fc.assert(
      fc.property(chances, (fair) => {
        const prices = americanPrices(fair, 1);
        prices?.forEach((price, at) => {
          expect(impliedBy(price)).toBeGreaterThan((fair[at] ?? 0) * 0.995);
          prices.forEach((other, there) => {
            if ((fair[at] ?? 0) > (fair[there] ?? 0) + 0.03) expect(impliedBy(price)).toBeGreaterThanOrEqual(impliedBy(other));
          });
        });
      }),
      { numRuns: 300 },
    );
  });

  test('even chances are priced at -110, and no price lies between -100 and +100', () => {
    expect(americanPrices([0.5, 0.5], 1)).toEqual([-110, -110]);
    expect(americanPrices([0.6, 0.4], 1)).toEqual([-165, 135]);
    fc.assert(
      fc.property(chances, (fair) => {
        for (const price of americanPrices(fair, 1) ?? []) {
          expect(Math.abs(price)).toBeGreaterThanOrEqual(100);
          expect(Math.abs(price) % 5).toBe(0);
        }
      }),
    );
  });

  test.each([[[1, 0]], [[0.98, 0.02]], [[0, 0]], [[Number.NaN, 1]], [[0.9995, 0.0004, 0.0001]]])(
    'chances that are almost decided have no price: %j',
    (fair) => {
      expect(americanPrices(fair, 1)).toBeNull();
    },
  );

  test('the ladder of prices steps over even money and stops at its ends', () => {
    expect(stepped(-105, 1)).toBe(100);
    expect(stepped(100, -1)).toBe(-105);
    expect(stepped(245, 1)).toBe(250);
    expect(stepped(10_000, 5)).toBe(stepped(10_000, 6));
  });
});
