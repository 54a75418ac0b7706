import { describe, expect, test } from 'vitest';
import { NOON } from '#tests/support/smallWorld.ts';
import { linesToBuy } from './buyPoints.ts';
import type { LineNow } from './linesNow.ts';
import { type HalfPoints, halfPointsProblem } from '#server/modules/catalogue/settings/terms/index.ts';
import { withReplaced } from '../slip/slipContent.ts';

const line = (marketType: string, selectionType: string, points: number | null, more: Partial<LineNow> = {}): LineNow => ({
  eventStatus: 'PRE_GAME',
  startsAt: new Date(NOON.getTime() + 1_000),
  marketStatus: 'OPEN',
  selectionStatus: 'OPEN',
  marketType,
  selectionType,
  selectionId: `${marketType}:${selectionType}:${points}`,
  points,
  price: { num: 10n, den: 11n },
  ...more,
});
const both = (market: string, points: number) => [line(market, 'home', points), line(market, 'away', -points)];
const overUnder = (market: string, points: number) => [line(market, 'over', points), line(market, 'under', points)];
const LINES = [
  line('moneyline', 'home', null),
  ...both('spread', -350),
  ...both('alternate-spread', 350),
  ...both('alternate-spread', -700),
  ...overUnder('total', 4_500),
  ...overUnder('alternate-total', 4_150),
  ...overUnder('alternate-total', 4_850),
];
const OWN = { cents: null, keys: [] };
const ROW = { sport: 'football', market: 'spread', most: 350 } as const;
const bought = (marketType: string, selectionType: string, points: number | null, lines = LINES, table: HalfPoints | null = null) =>
  linesToBuy(
    { sport: 'football', marketType, selectionType, points, selectionId: `${marketType}:${selectionType}:${points}` },
    lines,
    NOON,
    table,
  );
const pointsOf = (...pick: Parameters<typeof bought>) => bought(...pick).map(({ points }) => points);

describe('lines for sale', () => {
  test.each([
    ['a side is given more points', 'spread', 'home', -350, [350]],
    ['so is the other one', 'spread', 'away', 350, [700]],
    ['a lower total is easier to go over', 'total', 'over', 4_500, [4_150]],
    ['a higher one is easier to stay under', 'total', 'under', 4_500, [4_850]],
    ['what was bought can be sold again', 'alternate-spread', 'home', 350, [-350]],
    ['from a worse line all are better, the nearest first', 'alternate-spread', 'home', -700, [-350, 350]],
    ['a winner has no line', 'moneyline', 'home', null, []],
  ])('alternate lines for sale: %s', (_name, market, side, points, expected) => {
    expect(pointsOf(market, side, points)).toEqual(expected);
  });

  test('lines for sale come nearest first, none twice and none of another market', () => {
    const lines = [
      ...both('alternate-spread', 700),
      line('total', 'home', 9_900),
      line('alternate-spread', 'home', null),
      ...both('spread', -350),
      ...both('alternate-spread', 350),
      line('alternate-spread', 'home', -350, { selectionId: 'the same line once more' }),
    ];
    expect(bought('spread', 'home', -350, lines)).toMatchObject([
      { points: 350, isOffered: true },
      { points: 700, isOffered: true },
    ]);
  });

  test('lines for sale are listed even if the main line is not offered', () => {
    expect(pointsOf('spread', 'home', -350, both('alternate-spread', 350))).toEqual([350]);
  });

  test.each([
    ['no table', null, true],
    ['a table that goes as far', [{ sport: 'football', market: 'spread', most: 700, ...OWN }], true],
    ['one that does not', [{ sport: 'football', market: 'spread', most: 650, ...OWN }], false],
    ['a price of a half point', [{ ...ROW, most: 700, cents: 10, keys: [] }], true],
    ['one of another sport', [{ sport: 'basketball', market: 'spread', most: 700, ...OWN }], false],
    ['one of another market', [{ sport: 'football', market: 'total', most: 700, ...OWN }], false],
    ['an empty one', [], false],
  ] as const)('lines are sold as far as the operator’s table allows: %s', (_name, table, isOffered) => {
    expect(bought('spread', 'home', -350, LINES, table)).toMatchObject([{ points: 350, isSold: isOffered, isOffered }]);
    expect(bought('spread', 'home', 350, LINES, table), 'the main line itself can always be had again').toMatchObject([
      { points: -350, isOffered: true },
    ]);
  });

  test('a bought line’s half points have a price before the game begins', () => {
    const table = [{ ...ROW, most: 700, cents: 10, keys: [{ points: 300, cents: 25 }] }];
    // Between -3.5 and +3.5 are fourteen half points. Four of them touch 3 or -3, ten do not.
    expect(bought('spread', 'home', -350, LINES, table)).toMatchObject([{ points: 350, cents: 4 * 25 + 10 * 10 }]);
    expect(bought('spread', 'home', 350, LINES, table)).toMatchObject([{ points: -350, cents: 0 }]);
    const live = LINES.map((one) => ({ ...one, eventStatus: 'IN_PLAY' as const }));
    expect(bought('spread', 'home', -350, live, table)).toMatchObject([{ points: 350, cents: null }]);
    expect(bought('spread', 'home', -350, LINES, [{ ...ROW, ...OWN, most: 700 }])).toMatchObject([{ points: 350, cents: null }]);
    expect(bought('spread', 'home', -350)).toMatchObject([{ points: 350, cents: null }]);
  });

  test.each([
    [[{ sport: 'football', market: 'spread', most: 150, ...OWN }], null],
    [
      [
        { sport: 'football', market: 'spread', most: 150, ...OWN },
        { sport: 'football', market: 'spread', most: 50, ...OWN },
      ],
      'football, spread: stands there twice.',
    ],
    [[{ sport: 'football', market: 'total', most: 125, ...OWN }], 'football, total: 1.25 is no number of half points.'],
    [
      [
        {
          ...ROW,
          cents: 10,
          keys: [
            { points: 300, cents: 25 },
            { points: 400, cents: 15 },
          ],
        },
      ],
      null,
    ],
    [
      [{ ...ROW, cents: null, keys: [{ points: 300, cents: 25 }] }],
      'football, spread: a key number has a price where every half point has one.',
    ],
    [[{ ...ROW, cents: 10, keys: [{ points: 325, cents: 25 }] }], 'football, spread: 3.25 is no number of half points.'],
    [
      [
        {
          ...ROW,
          cents: 10,
          keys: [
            { points: 300, cents: 25 },
            { points: 300, cents: 20 },
          ],
        },
      ],
      'football, spread: a key number stands there twice.',
    ],
    [
      [
        {
          ...ROW,
          cents: 10,
          keys: [
            { points: 300, cents: 25 },
            { points: 350, cents: 20 },
          ],
        },
      ],
      'football, spread: key numbers are a whole point apart at least.',
    ],
  ] as const)('the half-point table %j has the problem %s', (table, problem) => expect(halfPointsProblem(table)).toBe(problem));

  test.each([
    ['its market is closed', { marketStatus: 'CLOSED' as const }],
    ['its selection is gone', { selectionStatus: 'HIDDEN' as const }],
    ['it was returned by hand', { isVoid: true }],
  ])('a line is listed but not offered if %s', (_name, more) => {
    const lines = [...both('spread', -350), line('alternate-spread', 'home', 350, more)];
    expect(bought('spread', 'home', -350, lines)).toMatchObject([{ points: 350, isOffered: false }]);
  });
});

describe('a bought line in the slip', () => {
  const [old, other, by] = ['old', 'other', 'new'].map((selectionId) => ({
    selectionId,
    accepted: { price: { num: 1n, den: 2n }, points: 100 },
  })) as [Entry, Entry, Entry];
  type Entry = Parameters<typeof withReplaced>[2];
  const amounts = { 'straight:old': { field: 'BET' as const, cents: 500n }, parlay: { field: 'BET' as const, cents: 700n } };
  const content = {
    selections: [old, other],
    amounts,
    teaserPoints: null,
    rewards: { 'straight:old': { kind: 'promotional-credit' as const } },
  };

  test('a bought line takes over place, amount and reward of the old one', () => {
    expect(withReplaced(content, 'old', by)).toEqual({
      ...content,
      selections: [by, other],
      amounts: { 'straight:new': amounts['straight:old'], parlay: amounts.parlay },
      rewards: { 'straight:new': { kind: 'promotional-credit' } },
    });
  });

  test('a bought line that is already in the slip is not added twice', () => {
    const both = { ...content, selections: [old, by] };
    expect(withReplaced(both, 'old', by).selections).toEqual([by]);
  });
});
