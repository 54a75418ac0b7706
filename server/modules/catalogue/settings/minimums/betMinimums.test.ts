import { expect, test } from 'vitest';
import { minimumsOf } from './betMinimums.ts';

test.each([
  ['1', 50n],
  ['49', 50n],
  ['50', 50n],
  ['700', 700n],
])('a stored minimum stake of %s cents counts, but not below the floor', (leastStake, expected) => {
  expect(minimumsOf({ leastStake, leastPrice: null }).leastStakeCents).toBe(expected);
});

test('the default minimum stake is a dollar', () => {
  expect(minimumsOf(null)).toEqual({ leastStakeCents: 100n, leastPrice: null });
});
