import { expect, it } from 'vitest';
import type { PriceView } from '#src/platform/index.ts';
import { refusalOf } from './refusalOf.ts';

const leg = (status: PriceView['status']): PriceView => ({ num: 1n, den: 1n, status, points: null, trend: null });
const [open, suspended, gone] = [leg('OPEN'), leg('CLOSED'), leg('HIDDEN')];
const names = ['Foxes', 'Comets', 'Owls'];

it.each([
  [null, [open, open, open]],
  ['Comets has no price yet.', [open, null, open]],
  ['Foxes and Comets have no price yet.', [null, null, open]],
  ['Owls is suspended for the moment.', [open, open, suspended]],
  ['Foxes and Owls are suspended for the moment.', [suspended, open, suspended]],
  ['Foxes, Comets, and Owls are not offered any more.', [gone, gone, gone]],
  ['Comets has no price yet. Owls is suspended for the moment. Foxes is not offered any more.', [gone, null, suspended]],
] as const)('says why legs cannot be taken together: %s', (words, legs) => {
  expect(refusalOf({ names, legs, missing: 3, room: 40 })).toBe(words);
});

it.each([
  [3, 3, null],
  [3, 2, 'A betslip holds at most 40 selections; yours has room for 2 more.'],
  [1, 1, null],
  [1, 0, 'A betslip holds at most 40 selections; yours is full.'],
  [2, -5, 'A betslip holds at most 40 selections; yours is full.'],
  [0, 0, null],
  [0, -5, null],
])('with %i legs to add and room for %i: %s', (missing, room, words) => {
  expect(refusalOf({ names, legs: [open, open, open], missing, room })).toBe(words);
});
