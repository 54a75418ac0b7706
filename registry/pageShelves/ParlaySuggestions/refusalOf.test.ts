import { expect, it } from 'vitest';
import type { PriceView } from '#src/platform/index.ts';
import { refusalOf } from './refusalOf.ts';

const leg = (status: PriceView['status']): PriceView => ({ num: 1n, den: 1n, status, points: null, trend: null });
const [open, suspended, gone] = [leg('OPEN'), leg('CLOSED'), leg('HIDDEN')];
const names = ['Foxes', 'Comets', 'Owls'];

it.each([
  [null, [open, open, open]],
  ['Comets has no odds yet.', [open, null, open]],
  ['Foxes and Comets have no odds yet.', [null, null, open]],
  ['Owls is suspended.', [open, open, suspended]],
  ['Foxes and Owls are suspended.', [suspended, open, suspended]],
  ['Foxes, Comets, and Owls are no longer offered.', [gone, gone, gone]],
  ['Comets has no odds yet. Owls is suspended. Foxes is no longer offered.', [gone, null, suspended]],
] as const)('legs that cannot be added together are refused with the reason: %s', (words, legs) => {
  expect(refusalOf({ names, legs, missing: 3, room: 40 })).toBe(words);
});

it.each([
  [3, 3, null],
  [3, 2, 'Your betslip can hold 40 selections and has room for 2 more. Remove some first.'],
  [1, 1, null],
  [1, 0, 'Your betslip is full at 40 selections. Remove some first.'],
  [2, -5, 'Your betslip is full at 40 selections. Remove some first.'],
  [0, 0, null],
  [0, -5, null],
])('adding %i legs to a slip with room for %i has the refusal: %s', (missing, room, words) => {
  expect(refusalOf({ names, legs: [open, open, open], missing, room })).toBe(words);
});
