import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { bounded, compareRatios, isSameRatio, multiply, ONE, ratio, scaleHalfUp } from './ratio.ts';

const natural = fc.bigInt({ min: 0n, max: 10n ** 18n });
const positive = fc.bigInt({ min: 1n, max: 10n ** 18n });
const someRatio = fc.tuple(natural, positive).map(([num, den]) => ratio(num, den));

const oracle = ({ num, den }: { num: bigint; den: bigint }) => new Fraction(num, den);

describe('ratio', () => {
  test('a ratio is reduced', () => {
    fc.assert(
      fc.property(natural, positive, (num, den) => {
        const { n, d } = new Fraction(num, den);
        expect(ratio(num, den)).toEqual({ num: n, den: d });
      }),
    );
  });

  test.each([
    [1n, 0n],
    [1n, -1n],
    [-1n, 1n],
  ])('the ratio %s/%s is refused', (num, den) => {
    expect(() => ratio(num, den)).toThrow(RangeError);
  });
});

test('ratios multiply like fractions', () => {
  fc.assert(
    fc.property(someRatio, someRatio, (a, b) => {
      const { n, d } = oracle(a).mul(oracle(b));
      expect(multiply(a, b)).toEqual({ num: n, den: d });
      expect(multiply(a, ONE)).toEqual(a);
    }),
  );
});

test('ratios are ordered like fractions', () => {
  fc.assert(
    fc.property(someRatio, someRatio, (a, b) => {
      expect(Math.sign(compareRatios(a, b))).toBe(oracle(a).compare(oracle(b)));
      expect(isSameRatio(a, b)).toBe(oracle(a).equals(oracle(b)));
    }),
  );
});

test('unreduced ratios are equal if their numbers are', () => {
  expect(isSameRatio({ num: 2n, den: 4n }, { num: 3n, den: 6n })).toBe(true);
  expect(isSameRatio({ num: 5n, den: 4n }, { num: 4n, den: 4n })).toBe(false);
});

describe('ratios that are too long', () => {
  const thirty = 10n ** 30n - 1n;

  test.each([
    [thirty, 7n],
    [7n, thirty],
    [1n, 1n],
  ])('the ratio %s/%s is kept', (num, den) => expect(bounded({ num, den })).toEqual({ num, den }));

  test('a ratio with too many digits is cut, never above and hardly below its value', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 10n ** 30n, max: 10n ** 90n }), fc.bigInt({ min: 10n ** 28n, max: 10n ** 90n }), (num, den) => {
        const cut = bounded({ num, den });
        expect([29, 30]).toContain(Math.max(`${cut.num}`.length, `${cut.den}`.length));
        expect(compareRatios(cut, { num, den })).toBeLessThanOrEqual(0);
        const isSmall = num < den / 10n ** 12n || den < num / 10n ** 12n;
        expect(isSmall || compareRatios(multiply(cut, ratio(1_000_001n, 1_000_000n)), { num, den }) > 0).toBe(true);
      }),
    );
  });

  test('a cut ratio keeps its leading digits', () =>
    expect(bounded({ num: 25n * 10n ** 30n, den: 10n ** 31n })).toEqual({ num: 25n * 10n ** 27n, den: 10n ** 28n + 1n }));
});

describe('scaleHalfUp', () => {
  test.each([
    [3n, 3n, 2n, 5n],
    [35n, 11n, 10n, 39n],
    [1n, 1n, 2n, 1n],
    [1n, 49n, 100n, 0n],
    [0n, 5n, 7n, 0n],
    [10n, 0n, 1n, 0n],
  ])('scaling %s × %s/%s gives %s', (amount, num, den, expected) => {
    expect(scaleHalfUp(amount, ratio(num, den))).toBe(expected);
  });

  test('scaleHalfUp rounds to the nearest whole number, halves up', () => {
    fc.assert(
      fc.property(natural, someRatio, (amount, by) => {
        const exact = oracle(by).mul(new Fraction(amount, 1n));
        const { n, d } = exact.add(new Fraction(1n, 2n)).floor();
        expect(d).toBe(1n);
        expect(scaleHalfUp(amount, by)).toBe(n);
      }),
    );
  });
});
