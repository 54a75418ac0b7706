import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, formatAmerican, type Price, priceFromAmerican } from '#src/shared/money/odds.ts';
import { compareRatios } from '#src/shared/money/ratio.ts';
import { better, centsBetween, dearer, soldPrice } from './halfPointPrices.ts';
import type { HalfPointTerms } from '#server/modules/catalogue/settings/terms/index.ts';

const american = fc.oneof(fc.integer({ min: 100, max: 2_000 }), fc.integer({ min: -2_000, max: -101 }));
const TERMS: HalfPointTerms = { most: 350, cents: 10, keys: [{ points: 300, cents: 25 }] };

describe('a price raised by cents', () => {
  test.each([
    [-110, 10, '-120'],
    [-110, -10, 'EVEN'],
    [-110, -30, '+120'],
    [105, 10, '-105'],
    [120, 10, '+110'],
    [110, 10, 'EVEN'],
    [100, 10, '-110'],
    [100, -10, '+110'],
    [-105, 70, '-175'],
    [200, 150, '-150'],
    [-150, -150, '+200'],
    [-110, 0, '-110'],
  ])('a price of %i that costs %i cents more is %s', (from, cents, shown) => {
    expect(formatAmerican(dearer(priceFromAmerican(from), cents))).toBe(shown);
  });

  test('a price raised by cents is exact even if it is not a whole American price', () => {
    expect(dearer({ num: 7n, den: 3n }, 10)).toEqual({ num: 67n, den: 30n });
    expect(dearer({ num: 3n, den: 7n }, 10)).toEqual({ num: 30n, den: 73n });
  });

  test('a dearer price is worse for the player, and lowering it again restores it', () => {
    fc.assert(
      fc.property(american, fc.integer({ min: 1, max: 400 }), (odds, cents) => {
        const price = priceFromAmerican(odds);
        expect(compareRatios(dearer(price, cents), price)).toBe(-1);
        expect(dearer(dearer(price, cents), -cents)).toEqual(price);
      }),
    );
  });
});

describe('the cost of half points', () => {
  test.each([
    ['home', -350, -350, 0],
    ['home', -450, -400, 10],
    ['home', -450, -500, -10],
    ['home', -350, -300, 25],
    ['home', -300, -250, 25],
    ['home', -350, -250, 50],
    ['away', 350, 450, 20],
    ['away', 250, 350, 50],
    ['home', -100, 100, 40],
    ['over', 4_500, 4_450, 10],
    ['over', 4_500, 4_600, -20],
    ['under', 4_500, 4_600, 20],
    ['home', -350, 0, 25 + 25 + 50],
    ['home', -400, -50, 10 + 25 + 25 + 40],
  ])('half points of %s from %i to %i cost %i cents', (side, main, points, cents) => {
    expect(centsBetween(TERMS, side, main, points)).toBe(cents);
  });

  test.each([
    ['further than the house sells', { ...TERMS, most: 300 }, -350, 0],
    ['no half points', TERMS, -350, -325],
    ['no price', { ...TERMS, cents: null, keys: [] }, -350, -300],
  ])('half points have no cost for %s', (_name, terms, main, points) => {
    expect(centsBetween(terms, 'home', main, points)).toBeNull();
  });

  test('a lower total is better for over and worse for under', () => {
    expect([better('over', 100, 150), better('under', 100, 150), better('home', 100, 50)]).toEqual([50, -50, 50]);
  });
});

describe('the sold price of a line', () => {
  const own = priceFromAmerican(-150);
  const line = (marketType: string, points: number | null, price: Price = own) => ({
    marketType,
    selectionType: 'home',
    points,
    own: price,
  });
  const main = line('spread', -350, priceFromAmerican(-110));

  test.each([
    ['the main line keeps its own', main, main, TERMS, '-110'],
    ['another is priced from it', line('alternate-spread', -450, priceFromAmerican(130)), main, TERMS, '+110'],
    ['and never longer than its own', line('alternate-spread', -450), main, TERMS, '-150'],
    ['with a key number between', line('alternate-spread', -250), main, TERMS, '-160'],
    ['too far away it keeps its own', line('alternate-spread', 50), main, TERMS, '-150'],
    ['without a table, too', line('alternate-spread', -250), main, undefined, '-150'],
    ['and without a main line', line('alternate-spread', -250), undefined, TERMS, '-150'],
    ['or where that has no points', line('alternate-spread', -250), line('spread', null), TERMS, '-150'],
    ['or it has none', line('alternate-spread', null), main, TERMS, '-150'],
  ])('the sold price of a line: %s', (_name, asked, from, terms, shown) => {
    expect(formatAmerican(soldPrice(asked, from, terms))).toBe(shown);
  });

  test('the sold prices of both sides of a line keep the operator’s margin', () => {
    const keyed = fc.record({ cents: fc.integer({ min: 1, max: 60 }), key: fc.integer({ min: 1, max: 60 }) });
    const part = (price: Price): number => Number(price.den) / Number(decimalOf(price).num);
    fc.assert(
      fc.property(
        american,
        fc.integer({ min: 1, max: 60 }),
        keyed,
        fc.integer({ min: -7, max: 7 }),
        (odds, held, { cents, key }, halves) => {
          const terms = { most: 350, cents, keys: [{ points: 300, cents: key }] };
          const [home, away] = [priceFromAmerican(odds), dearer(priceFromAmerican(odds === 100 ? 100 : -odds), held)];
          const at = -350 + halves * 50;
          const sides = [
            soldPrice(line('alternate-spread', at), line('spread', -350, home), terms),
            soldPrice(
              { ...line('alternate-spread', -at), selectionType: 'away' },
              { ...line('spread', 350, away), selectionType: 'away' },
              terms,
            ),
          ];
          expect(sides.reduce((sum, price) => sum + part(price), 0)).toBeGreaterThan(1);
          for (const price of sides) expect(compareRatios(price, own)).not.toBe(1);
        },
      ),
    );
  });
});
