import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTeased, movedLine, teaserPoints, teaserPrice, type TeaserTable } from './teaser.ts';

const even = { num: 1n, den: 1n };
const table: TeaserTable = [
  { sport: 'football', points: 650, legs: 2, price: even },
  { sport: 'football', points: 600, legs: 2, price: even },
  { sport: 'football', points: 600, legs: 3, price: { num: 2n, den: 1n } },
];

describe('a line moved in the player’s favour', () => {
  test.each([
    ['a favourite gives less', 'home', -750, 600, -150],
    ['an underdog gets more', 'away', 350, 650, 1_000],
    ['a total to go over is lower', 'over', 4_450, 600, 3_850],
    ['a total to stay under is higher', 'under', 4_450, 600, 5_050],
  ])('%s', (_name, selectionType, points, by, line) => {
    expect(movedLine({ marketType: 'spread', selectionType, points }, by)).toBe(line);
  });

  test('there is none without a line', () => {
    expect(movedLine({ marketType: 'moneyline', selectionType: 'home', points: null }, 600)).toBeNull();
  });

  test('never loses what would have won', () => {
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

test('what is not on the table is not offered', () => {
  expect(teaserPoints(table, 'football')).toEqual([600, 650]);
  expect(teaserPoints(table, 'soccer')).toEqual([]);
  expect(teaserPrice(table, 'football', 600, 3)).toEqual({ num: 2n, den: 1n });
  expect([teaserPrice(table, 'football', 650, 3), teaserPrice(table, 'football', 700, 2), teaserPrice(table, 'hockey', 600, 2)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(isTeased(table, { sport: 'football', marketType: 'spread' })).toBe(true);
  expect(isTeased(table, { sport: 'football', marketType: 'moneyline' })).toBe(false);
  expect(isTeased(table, { sport: 'soccer', marketType: 'total' })).toBe(false);
});
