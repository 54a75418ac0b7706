import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legProgress } from '#src/shared/betting/legProgress.ts';
import { outcomeOf } from '#tests/support/oracle.ts';
import { gradeLeg } from './grading.ts';

const grade = (marketType: string, selectionType: string, points: number | null, home: number, away: number) =>
  gradeLeg({ marketType, selectionType, points }, { home, away }).outcome;

describe('grades of legs', () => {
  test.each([
    ['moneyline', 'home', null, 20, 17, 'WIN'],
    ['moneyline', 'away', null, 20, 17, 'LOSS'],
    ['moneyline', 'home', null, 20, 20, 'PUSH'],
    ['three-way', 'home', null, 2, 1, 'WIN'],
    ['three-way', 'draw', null, 1, 1, 'WIN'],
    ['three-way', 'home', null, 1, 1, 'LOSS'],
    ['three-way', 'away', null, 0, 2, 'WIN'],
    ['spread', 'home', -350, 24, 20, 'WIN'],
    ['spread', 'home', -350, 23, 20, 'LOSS'],
    ['spread', 'home', -300, 23, 20, 'PUSH'],
    ['spread', 'away', 350, 23, 20, 'WIN'],
    ['spread', 'away', 300, 23, 20, 'PUSH'],
    ['spread', 'home', 0, 20, 20, 'PUSH'],
    ['alternate-spread', 'away', -650, 3, 10, 'WIN'],
    ['total', 'over', 4_500, 24, 22, 'WIN'],
    ['total', 'over', 4_500, 24, 21, 'PUSH'],
    ['total', 'under', 4_500, 24, 20, 'WIN'],
    ['total', 'under', 4_450, 24, 21, 'LOSS'],
    ['alternate-total', 'over', 250, 1, 1, 'LOSS'],
    ['team-total-home', 'over', 150, 2, 0, 'WIN'],
    ['team-total-away', 'over', 150, 2, 0, 'LOSS'],
    ['team-total-away', 'under', 50, 9, 0, 'WIN'],
    ['both-teams-score', 'yes', null, 1, 1, 'WIN'],
    ['both-teams-score', 'yes', null, 5, 0, 'LOSS'],
    ['both-teams-score', 'no', null, 0, 0, 'WIN'],
    ['double-chance', 'home-draw', null, 1, 1, 'WIN'],
    ['double-chance', 'home-away', null, 1, 1, 'LOSS'],
    ['double-chance', 'draw-away', null, 0, 1, 'WIN'],
    ['odd-even', 'odd', null, 2, 1, 'WIN'],
    ['odd-even', 'even', null, 0, 0, 'WIN'],
    ['odd-even', 'odd', null, 1, 1, 'LOSS'],
    ['correct-score', '2-1', null, 2, 1, 'WIN'],
    ['correct-score', '2-1', null, 1, 2, 'LOSS'],
    ['correct-score', 'other', null, 4, 0, 'WIN'],
    ['correct-score', 'other', null, 3, 3, 'LOSS'],
  ] as const)('a leg on %s %s %s at %i–%i is graded %s', (market, selection, points, home, away, expected) => {
    expect(grade(market, selection, points, home, away)).toBe(expected);
  });
});

test.each([
  ['first-scorer', 'home', null],
  ['constructor', 'home', null],
  ['moneyline', 'draw', null],
  ['spread', 'home', null],
  ['total', 'over', null],
  ['total', 'home', 100],
  ['double-chance', 'home', null],
  ['three-way', 'yes', null],
  ['odd-even', 'yes', null],
  ['correct-score', 'home', null],
])('a leg on %s %s %s has no rule and is void with the reason', (marketType, selectionType, points) => {
  const { outcome, reason } = gradeLeg({ marketType, selectionType, points }, { home: 1, away: 0 });
  expect(outcome).toBe('VOID');
  expect(reason).toBe('Final score 1–0: we can’t settle this market, so we returned your stake');
});

test('a graded leg has the final score as its reason', () => {
  expect(gradeLeg({ marketType: 'moneyline', selectionType: 'home', points: null }, { home: 3, away: 2 }).reason).toBe('Final score 3–2');
  expect(gradeLeg({ marketType: 'total', selectionType: 'over', points: 500 }, { home: 3, away: 2 }).reason).toBe(
    'Final score 3–2: push on the line, stake returned',
  );
});

const PICKS: Readonly<Record<string, readonly string[]>> = {
  moneyline: ['home', 'away'],
  'three-way': ['home', 'draw', 'away'],
  spread: ['home', 'away'],
  'alternate-spread': ['home', 'away'],
  total: ['over', 'under'],
  'alternate-total': ['over', 'under'],
  'team-total-home': ['over', 'under'],
  'team-total-away': ['over', 'under'],
  'both-teams-score': ['yes', 'no'],
  'double-chance': ['home-draw', 'home-away', 'draw-away'],
  'odd-even': ['odd', 'even'],
};
const proposition = fc.constantFrom(...Object.keys(PICKS)).chain((market) =>
  fc.record({
    market: fc.constant(market),
    pick: fc.constantFrom(...(PICKS[market] ?? [])),
    half: fc.integer({ min: /spread/.test(market) ? -40 : 1, max: 100 }),
  }),
);

test('grades match the oracle on every market, line and score', () => {
  const names = { won: 'WIN', lost: 'LOSS', returned: 'PUSH' } as const;
  fc.assert(
    fc.property(proposition, fc.nat({ max: 60 }), fc.nat({ max: 60 }), ({ market, pick, half }, home, away) => {
      expect(grade(market, pick, half * 50, home, away)).toBe(
        names[outcomeOf({ market, pick, points: half / 2, odds: 100 }, { home, away })],
      );
    }),
    { numRuns: 2_000 },
  );
});

test('of the two sides of a line one wins and one loses, or both push', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), fc.nat({ max: 60 }), fc.nat({ max: 60 }), (half, home, away) => {
      const sides = [grade('spread', 'home', half * 50, home, away), grade('spread', 'away', -half * 50, home, away)].toSorted();
      expect([
        ['LOSS', 'WIN'],
        ['PUSH', 'PUSH'],
      ]).toContainEqual(sides);
    }),
  );
});

test('a leg’s progress during the game matches its grade at that score', () => {
  const outcomes = { ahead: 'WIN', behind: 'LOSS', level: 'PUSH' };
  const score = fc.nat({ max: 60 });
  const market = fc.constantFrom(
    ...['moneyline', 'three-way', 'spread', 'alternate-spread', 'total', 'alternate-total', 'team-total-home', 'team-total-away'],
    'both-teams-score',
  );
  const side = fc.constantFrom('home', 'away', 'draw', 'over', 'under', 'yes', 'no');
  fc.assert(
    fc.property(market, side, fc.integer({ min: -200, max: 1_200 }), score, score, (marketType, selectionType, halves, home, away) => {
      const prediction = { marketType, selectionType, points: halves * 50 };
      const progress = legProgress(prediction, { home, away });
      fc.pre(progress !== null);
      expect(gradeLeg(prediction, { home, away }).outcome).toBe(outcomes[progress?.standing ?? 'level']);
    }),
  );
});
