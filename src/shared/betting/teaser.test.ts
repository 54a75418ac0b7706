import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isTeased,
  movedLine,
  moveName,
  moveOf,
  teaserDropText,
  teaserPoints,
  teaserRung,
  teaserRuleText,
  type TeaserTable,
} from './teaser.ts';

const even = { num: 1n, den: 1n };
const table: TeaserTable = [
  { sport: 'football', points: 650, legs: 2, price: even },
  { sport: 'football', points: 600, legs: 2, price: even },
  { sport: 'football', points: 600, legs: 3, price: { num: 2n, den: 1n } },
  { sport: 'football', points: 600, besides: { sport: 'basketball', points: 400 }, legs: 2, price: { num: 5n, den: 1n } },
];

describe('a line moved in the player’s favour', () => {
  test.each([
    ['a favourite gives less', 'home', -750, 600, -150],
    ['an underdog gets more', 'away', 350, 650, 1_000],
    ['a total to go over is lower', 'over', 4_450, 600, 3_850],
    ['a total to stay under is higher', 'under', 4_450, 600, 5_050],
  ])('a teaser moves the line: %s', (_name, selectionType, points, by, line) => {
    expect(movedLine({ marketType: 'spread', selectionType, points }, by)).toBe(line);
  });

  test('a market without a line has no moved line', () => {
    expect(movedLine({ marketType: 'moneyline', selectionType: 'home', points: null }, 600)).toBeNull();
  });

  test('a moved line never loses a bet that would have won', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -40, max: 40 }),
        fc.integer({ min: -40, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        (margin, halves, by) => {
          const line = halves * 50;
          const moved = movedLine({ marketType: 'spread', selectionType: 'home', points: line }, by * 50) ?? 0;
          if (margin * 100 + line > 0) expect(margin * 100 + moved > 0).toBe(true);
          const over = movedLine({ marketType: 'total', selectionType: 'over', points: line }, by * 50) ?? 0;
          if (margin * 100 > line) expect(margin * 100 > over).toBe(true);
        },
      ),
    );
  });
});

test('teasers outside the table are not offered', () => {
  expect(teaserPoints(table, ['football', 'football'])).toEqual([600, 650]);
  expect(teaserPoints(table, ['soccer'])).toEqual([]);
  expect(teaserRung(table, ['football'], 600, 3)?.price).toEqual({ num: 2n, den: 1n });
  expect([teaserRung(table, ['football'], 650, 3), teaserRung(table, ['football'], 700, 2), teaserRung(table, ['hockey'], 600, 2)]).toEqual(
    [null, null, null],
  );
  expect(isTeased(table, { sport: 'football', marketType: 'spread' })).toBe(true);
  expect(isTeased(table, { sport: 'football', marketType: 'moneyline' })).toBe(false);
  expect(isTeased(table, { sport: 'basketball', marketType: 'total' }), 'beside football').toBe(true);
  expect(isTeased(table, { sport: 'soccer', marketType: 'total' })).toBe(false);
});

describe('a mixed ticket', () => {
  test('a mixed teaser has its own prices in any order of legs', () => {
    expect(teaserRung(table, ['basketball', 'football'], 600, 2)?.price).toEqual({ num: 5n, den: 1n });
    expect(teaserPoints(table, ['football', 'basketball'])).toEqual([600]);
    expect(teaserPoints(table, ['basketball']), 'basketball alone').toEqual([]);
    expect(teaserPoints(table, ['football', 'basketball', 'hockey']), 'three sports').toEqual([]);
  });

  test('a mixed teaser moves each sport by its own points', () => {
    const mixed = { points: 600, besides: { sport: 'basketball', points: 450 } };
    expect([moveOf(mixed, 'football'), moveOf(mixed, 'basketball'), moveName(mixed), moveName({ points: 650 })]).toEqual([
      600,
      450,
      '6/4.5',
      '6.5',
    ]);
  });
});

test.each([
  [{}, null],
  [{ ties: 'drop', voids: 'drop' } as const, null],
  [{ ties: 'lose' } as const, 'If a leg pushes, the bet loses.'],
  [{ voids: 'refund' } as const, 'If a leg is void, we return the whole bet.'],
  [{ ties: 'lose', voids: 'refund' } as const, 'If a leg pushes, the bet loses. If a leg is void, we return the whole bet.'],
])('a teaser’s rule %j reads %j', (rule, text) => {
  expect(teaserRuleText(rule)).toBe(text);
});

test.each([
  [{}, 'If a leg pushes or is void, the teaser drops one leg'],
  [{ ties: 'lose' } as const, 'If a leg is void, the teaser drops one leg'],
  [{ voids: 'refund' } as const, 'If a leg pushes, the teaser drops one leg'],
  [{ ties: 'lose', voids: 'refund' } as const, null],
])('a rule of %j says which legs drop out', (rule, text) => {
  expect(teaserDropText(rule)).toBe(text);
});
