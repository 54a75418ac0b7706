import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import {
  betFromWin,
  combinePrices,
  decimalOf,
  formatAmerican,
  formatDecimal,
  formatPrice,
  isBetAmount,
  type Price,
  priceFromAmerican,
  priceFromDecimal,
  priceOfDecimal,
  returnFromBet,
  winFromBet,
} from './odds.ts';
import { ratio } from './ratio.ts';

const american = fc.oneof(fc.integer({ min: 100, max: 100_000 }), fc.integer({ min: -100_000, max: -101 }));
const price = american.map(priceFromAmerican);
const stake = fc.bigInt({ min: 1n, max: 999_999_999n });

const oracleDecimal = (odds: number): Fraction => (odds > 0 ? new Fraction(odds, 100).add(1) : new Fraction(100, -odds).add(1));
const halfUp = (exact: Fraction): bigint => exact.add(new Fraction(1, 2)).floor().n;
const fractionOf = ({ num, den }: Price): Fraction => new Fraction(num, den);

describe('vectors of the domain rules §2.1', () => {
  test.each([
    [100, 1n, 1n, 'EVEN', '2.00'],
    [-100, 1n, 1n, 'EVEN', '2.00'],
    [-110, 10n, 11n, '-110', '1.91'],
    [-105, 20n, 21n, '-105', '1.95'],
    [-115, 20n, 23n, '-115', '1.87'],
    [-150, 2n, 3n, '-150', '1.67'],
    [150, 3n, 2n, '+150', '2.50'],
    [250, 5n, 2n, '+250', '3.50'],
    [-10_000, 1n, 100n, '-10000', '1.01'],
    [10_000, 100n, 1n, '+10000', '101.00'],
  ])('the American odds %i have their price, text and decimal', (odds, num, den, shownAmerican, shownDecimal) => {
    const it = priceFromAmerican(odds);
    expect(it).toEqual({ num, den });
    expect(formatAmerican(it)).toBe(shownAmerican);
    expect(formatDecimal(it)).toBe(shownDecimal);
  });

  test('$100 at −110 returns $190.91, from the exact price and not the displayed one', () => {
    expect(returnFromBet(10_000n, priceFromAmerican(-110))).toBe(19_091n);
  });
});

describe('vectors of §2.2: half up, once', () => {
  test.each([
    [3n, 150, 5n],
    [35n, 110, 39n],
    [10_000n, -110, 9_091n],
    [1_000n, -110, 909n],
    [1n, -10_000, 0n],
  ])('a stake of %s cents at %i wins %s', (bet, odds, win) => {
    expect(winFromBet(bet, priceFromAmerican(odds))).toBe(win);
  });

  test.each([
    [5n, 150, 3n],
    [9_091n, -110, 10_000n],
    [100n, 100, 100n],
  ])('the stake to win %s at %i is %s', (win, odds, bet) => {
    expect(betFromWin(win, priceFromAmerican(odds))).toBe(bet);
  });
});

describe('vectors of §2.3: parlays', () => {
  test.each([
    [[-110, -110], 441n, 121n, '+264', 36_446n],
    [[-110, -110, -110], 9_261n, 1_331n, '+596', 69_579n],
    [[140, -110, -160], 819n, 110n, '+645', 74_455n],
    [[150, -120], 55n, 12n, '+358', 45_833n],
    [[-110, 100, 250], 147n, 11n, '+1236', 133_636n],
  ])('the parlay %j has its odds and return', (legs, num, den, shown, returned) => {
    const combined = combinePrices(legs.map(priceFromAmerican));
    expect(decimalOf(combined)).toEqual({ num, den });
    expect(formatAmerican(combined)).toBe(shown);
    expect(returnFromBet(10_000n, combined)).toBe(returned);
  });

  test('a parlay without legs is a refund', () => {
    expect(combinePrices([])).toEqual({ num: 0n, den: 1n });
    expect(returnFromBet(1_234n, combinePrices([]))).toBe(1_234n);
  });
});

describe('against an independent calculation', () => {
  test('prices from American odds agree with the oracle', () => {
    fc.assert(
      fc.property(american, (odds) => {
        expect(fractionOf(priceFromAmerican(odds)).add(1).equals(oracleDecimal(odds))).toBe(true);
      }),
    );
  });

  test.each([
    [1_003n, 1_000n, 'EVEN'],
    [1_006n, 1_000n, '+101'],
    [997n, 1_000n, 'EVEN'],
    [993n, 1_000n, '-101'],
    [0n, 1n, '-∞'],
  ])('the ratio %s to %s reads %s', (num, den, text) => expect(formatAmerican(ratio(num, den))).toBe(text));

  test('American odds are read back, except −100, which is EVEN', () => {
    fc.assert(
      fc.property(american, (odds) => {
        const shown = formatAmerican(priceFromAmerican(odds));
        expect(shown).toBe(odds === 100 ? 'EVEN' : odds > 0 ? `+${odds}` : String(odds));
      }),
    );
  });

  test('wins and returns agree with the oracle', () => {
    fc.assert(
      fc.property(stake, american, (bet, odds) => {
        const exact = oracleDecimal(odds).sub(1).mul(new Fraction(bet, 1n));
        expect(winFromBet(bet, priceFromAmerican(odds))).toBe(halfUp(exact));
        expect(returnFromBet(bet, priceFromAmerican(odds))).toBe(bet + halfUp(exact));
      }),
    );
  });

  test('the stake for a win agrees with the oracle', () => {
    fc.assert(
      fc.property(stake, american, (win, odds) => {
        expect(betFromWin(win, priceFromAmerican(odds))).toBe(halfUp(new Fraction(win, 1n).div(oracleDecimal(odds).sub(1))));
      }),
    );
  });

  test('the stake for a win of a stake differs by at most the rounding', () => {
    fc.assert(
      fc.property(stake, price, (bet, at) => {
        const back = betFromWin(winFromBet(bet, at), at);
        // A win that is half a cent off changes the stake by at most half of den/num cents; rounding adds half a cent.
        const slack = halfUp(new Fraction(1, 2).div(fractionOf(at)).add(new Fraction(1, 2)));
        expect(back - bet <= slack && bet - back <= slack).toBe(true);
      }),
    );
  });

  test('a parlay’s odds are the product of its decimals, in any order', () => {
    fc.assert(
      fc.property(stake, fc.array(american, { minLength: 1, maxLength: 10 }), (bet, odds) => {
        const exact = odds.map(oracleDecimal).reduce((product, decimal) => product.mul(decimal), new Fraction(1));
        const combined = combinePrices(odds.map(priceFromAmerican));
        expect(fractionOf(combined).add(1).equals(exact)).toBe(true);
        expect(returnFromBet(bet, combined)).toBe(halfUp(exact.mul(new Fraction(bet, 1n))));
        expect(combinePrices(odds.toReversed().map(priceFromAmerican))).toEqual(combined);
      }),
    );
  });
});

describe('decimal odds as text', () => {
  test.each([
    ['3.93', 293n, 100n],
    ['1.54', 27n, 50n],
    ['2', 1n, 1n],
    [' 1.01 ', 1n, 100n],
    ['1.000001', 1n, 1_000_000n],
  ])('decimal odds %s are read', (text, num, den) => {
    expect(priceFromDecimal(text)).toEqual({ num, den });
  });

  test.each(['1', '1.00', '0.5', '-2', '', 'x', '1e3', '2,5', '.5', '1.0000001', '1234567.0'])('decimal odds %j are refused', (text) => {
    expect(() => priceFromDecimal(text)).toThrow(RangeError);
  });

  test('decimal odds with two places are read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 99_999_999 }), (hundredths) => {
        const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
        expect(formatDecimal(priceFromDecimal(text))).toBe(text);
      }),
    );
  });
});

test.each([0, 99, -99, 50, 1.5, Number.NaN, Infinity])('American odds %s are refused', (odds) => {
  expect(() => priceFromAmerican(odds)).toThrow(RangeError);
});

test('a decimal below one has no price', () => {
  expect(() => priceOfDecimal(ratio(1n, 2n))).toThrow(RangeError);
});

test('odds are written in the requested format', () => {
  expect(formatPrice(priceFromAmerican(-110), 'AMERICAN')).toBe('-110');
  expect(formatPrice(priceFromAmerican(-110), 'EURO')).toBe('1.91');
});

test.each([
  [0n, false],
  [1n, true],
  [999_999_999n, true],
  [1_000_000_000n, false],
  [-1n, false],
])('an amount of %s cents is a valid stake: %s', (cents, expected) => {
  expect(isBetAmount(cents)).toBe(expected);
});
