import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combinePrices, decimalOf, formatDecimal, priceFromAmerican } from '../../money/odds.ts';
import { compareRatios } from '../../money/ratio.ts';
import { MOST_OF_ONE_GAME, priceOfGame, type SameGameLeg } from './price.ts';

const leg = (marketType: string, selectionType: string, american: number, points: number | null = null): SameGameLeg => ({
  marketType,
  selectionType,
  points,
  price: priceFromAmerican(american),
});
const HOME = leg('moneyline', 'home', -150);
const COVERS = leg('spread', 'home', 110, -350);
const OVER = leg('total', 'over', -110, 4_500);
const BOTH = leg('both-teams-score', 'yes', 120);

describe('the price of picks from one game', () => {
  test('unrelated picks cost the product less the margin', () => {
    const fair = priceOfGame([HOME, leg('odd-even', 'odd', 100)], 0n);
    expect(fair.ok && formatDecimal(fair.value)).toBe('3.33');
    const priced = priceOfGame([HOME, leg('odd-even', 'odd', 100)]);
    expect(priced.ok && formatDecimal(priced.value)).toBe('2.97');
  });

  test('an exact probability is not rounded: two even picks are 3 to 1', () => {
    const even = priceOfGame([leg('moneyline', 'home', 100), leg('odd-even', 'odd', 100)], 0n);
    expect(even).toEqual({ ok: true, value: { num: 3n, den: 1n } });
  });

  test('related picks pay far less than the product', () => {
    const priced = priceOfGame([OVER, BOTH]);
    if (!priced.ok) throw new Error(priced.refusal);
    expect(compareRatios(priced.value, combinePrices([OVER.price, BOTH.price])) < 0).toBe(true);
    expect(compareRatios(priced.value, BOTH.price) > 0).toBe(true);
  });

  test('a pick contained in another adds nothing', () => {
    expect(priceOfGame([HOME, COVERS], 0n)).toEqual({ ok: true, value: COVERS.price });
  });

  test('a pick contained in another adds nothing though it can also be won alone', () => {
    const [over, home] = [leg('total', 'over', -110, 4_550), leg('team-total-home', 'over', 200, 5_050)];
    for (const picks of [
      [over, home],
      [home, over],
    ])
      expect(priceOfGame(picks, 0n)).toEqual({ ok: true, value: home.price });
    const apart = priceOfGame([over, leg('team-total-home', 'over', 200, 2_050)], 0n);
    expect(apart.ok && compareRatios(apart.value, home.price) > 0).toBe(true);
  });

  test('long shots together pay at most 999 to 1', () => {
    expect(priceOfGame([leg('moneyline', 'home', 5_000), leg('odd-even', 'odd', 5_000)])).toEqual({
      ok: true,
      value: { num: 999n, den: 1n },
    });
  });

  test('a same game parlay of six picks is priced', () => {
    const six = [
      HOME,
      OVER,
      BOTH,
      leg('odd-even', 'odd', 100),
      leg('total', 'over', -200, 4_050),
      leg('team-total-home', 'over', -120, 2_050),
    ];
    const priced = priceOfGame(six);
    expect(priced.ok && compareRatios(priced.value, combinePrices(six.map(({ price }) => price))) < 0).toBe(true);
    expect(priceOfGame(six.toReversed())).toEqual(priced);
  });

  test('a same game parlay of one pick keeps its price', () => {
    expect(priceOfGame([OVER])).toEqual({ ok: true, value: OVER.price });
  });

  test('the order of the picks does not change the price', () => {
    const priced = priceOfGame([HOME, OVER, BOTH]);
    expect(priceOfGame([BOTH, HOME, OVER])).toEqual(priced);
    expect(priceOfGame([OVER, BOTH, HOME])).toEqual(priced);
  });

  test.each([
    ['what cannot win together', [HOME, leg('moneyline', 'away', 130)], 'impossible-combination'],
    ['what no model knows', [HOME, leg('winner', 'x', 500)], 'same-event-combination'],
    ['too many', Array.from({ length: MOST_OF_ONE_GAME + 1 }, () => OVER), 'same-event-combination'],
  ])('a same game parlay of %s is refused with a specific error', (_name, legs, refusal) => {
    expect(priceOfGame(legs)).toEqual({ ok: false, refusal });
  });

  test('one more pick never shortens the price, which stays between the longest pick and 999 to 1', () => {
    const american = fc.oneof(fc.integer({ min: 100, max: 900 }), fc.integer({ min: -900, max: -101 }));
    const pick = fc.oneof(
      fc.tuple(fc.constantFrom('home', 'away'), american).map(([type, odds]) => leg('moneyline', type, odds)),
      fc
        .tuple(fc.constantFrom('home', 'away'), american, fc.integer({ min: -20, max: 20 }))
        .map(([type, odds, at]) => leg('spread', type, odds, at * 50)),
      fc.tuple(fc.constantFrom('over', 'under'), american).map(([type, odds]) => leg('total', type, odds, 4_550)),
      fc.tuple(fc.constantFrom('over', 'under'), american).map(([type, odds]) => leg('team-total-home', type, odds, 2_350)),
      fc.tuple(fc.constantFrom('yes', 'no'), american).map(([type, odds]) => leg('both-teams-score', type, odds)),
    );
    fc.assert(
      fc.property(fc.array(pick, { minLength: 2, maxLength: 5 }), (legs) => {
        const whole = priceOfGame(legs);
        if (!whole.ok) return;
        for (const left of legs.keys()) {
          const part = priceOfGame(legs.filter((_, place) => place !== left));
          expect(part.ok && compareRatios(part.value, whole.value) <= 0).toBe(true);
        }
        for (const { price } of legs) expect(compareRatios(price, whole.value) <= 0).toBe(true);
        const { num, den } = decimalOf(whole.value);
        expect(num <= 1_000n * den).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
