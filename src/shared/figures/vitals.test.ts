import { expect, it } from 'vitest';
import { boundOfMost, bucketOf, VITAL_BOUNDS, VITALS } from './vitals.ts';

it('a value is in the first bucket whose bound it does not exceed, and above all bounds in the last', () => {
  expect([0, 250, 251, 10_000, 10_001].map((value) => bucketOf('lcp', value))).toEqual([0, 0, 1, 11, 12]);
  for (const vital of VITALS) expect(VITAL_BOUNDS[vital]).toEqual(VITAL_BOUNDS[vital].toSorted((a, b) => a - b));
});

it.each<[string, [number, number][], number | null]>([
  ['all in one bucket', [[3, 4]], 1_000],
  [
    'three of four',
    [
      [1, 3],
      [7, 1],
    ],
    500,
  ],
  [
    'two of four',
    [
      [1, 2],
      [7, 2],
    ],
    2_500,
  ],
  [
    'more than a quarter above every bound',
    [
      [1, 2],
      [12, 1],
    ],
    null,
  ],
])('three quarters of %s', (_what, counts, bound) => {
  expect(boundOfMost('lcp', new Map(counts))).toBe(bound);
});
