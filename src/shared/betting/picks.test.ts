import { expect, test } from 'vitest';
import { priceFromAmerican } from '../money/odds.ts';
import { type PickLeg, picksOf } from './picks.ts';
import { priceOfGame } from './sameGame/price.ts';

const leg = (eventId: string, marketType: string, selectionType: string, points: number | null = null): PickLeg => ({
  eventId,
  marketType,
  selectionType,
  points,
  price: priceFromAmerican(-110),
});

test('selections of one game are one pick, in the place of the first', () => {
  const legs = [leg('a', 'moneyline', 'home'), leg('b', 'moneyline', 'home'), leg('a', 'total', 'over', 4_500)];
  const picks = picksOf(legs);
  const together = priceOfGame([legs[0], legs[2]].filter((one) => one !== undefined));
  expect(picks).toMatchObject({
    ok: true,
    value: [
      { eventId: 'a', legs: [0, 2], price: together.ok ? together.value : null },
      { eventId: 'b', legs: [1], price: priceFromAmerican(-110) },
    ],
  });
});

test('one impossible same game parlay refuses all picks', () => {
  const legs = [leg('b', 'moneyline', 'home'), leg('a', 'moneyline', 'home'), leg('a', 'moneyline', 'away')];
  expect(picksOf(legs)).toEqual({ ok: false, refusal: 'impossible-combination' });
});

test('a bet without selections has no picks', () => {
  expect(picksOf([])).toEqual({ ok: true, value: [] });
});
