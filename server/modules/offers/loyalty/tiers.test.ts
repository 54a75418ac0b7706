import { expect, it } from 'vitest';
import { tierProgressAt, tiers } from './tiers.ts';

it('loyalty tiers start at zero and rise', () => {
  const bounds = tiers.map(({ lowerBound }) => lowerBound);
  expect(bounds[0]).toBe(0);
  expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
  expect(new Set(bounds).size).toBe(6);
});

it.each([
  [0, 'PLAY', 500],
  [499, 'PLAY', 500],
  [500, 'CHOICE', 1_500],
  [1_500, 'ADVANTAGE', 5_000],
  [14_999, 'PREFERRED', 15_000],
  [15_000, 'ELITE', 50_000],
])('a player with %s points is in the tier %s until %s', (points, id, upperBound) => {
  expect(tierProgressAt(points)).toMatchObject({ tier: { id }, points, upperBound });
});

it('the highest loyalty tier has no next one', () => {
  expect(tierProgressAt(1_000_000)).toMatchObject({ tier: { id: 'OWNERS_CLUB' }, next: null, upperBound: null });
});
