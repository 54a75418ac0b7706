import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '#tests/support/oracle.ts';
import { canMeet, type Proposition, regionsOf } from './regions.ts';

const of = (marketType: string, selectionType: string, points: number | null = null): Proposition => ({
  marketType,
  selectionType,
  points,
});
const canAllWin = (...picks: readonly Proposition[]): boolean => canMeet(picks.map((pick) => regionsOf(pick) ?? []));

describe('picks that can win together', () => {
  test.each([
    ['home and away', of('moneyline', 'home'), of('moneyline', 'away'), false],
    ['home, and away with points', of('moneyline', 'home'), of('spread', 'away', 350), true],
    ['home, and away giving points', of('moneyline', 'home'), of('spread', 'away', -150), false],
    ['over and under of one line', of('total', 'over', 4_500), of('total', 'under', 4_500), false],
    ['over and under with a middle', of('total', 'over', 4_450), of('alternate-total', 'under', 4_650), true],
    ['a draw and an odd total', of('three-way', 'draw'), of('odd-even', 'odd'), false],
    ['a draw and both scoring', of('three-way', 'draw'), of('both-teams-score', 'yes'), true],
    ['a draw, and home or away', of('three-way', 'draw'), of('double-chance', 'home-away'), false],
    ['both scoring, and at most one', of('both-teams-score', 'yes'), of('total', 'under', 150), false],
    ['home over three, and at most three', of('team-total-home', 'over', 350), of('total', 'under', 350), false],
    ['home by five, and under three and a half', of('spread', 'home', -450), of('total', 'under', 350), false],
  ])('two picks can win together or not: %s', (_name, one, other, can) => {
    expect(canAllWin(one, other)).toBe(can);
    expect(canAllWin(other, one)).toBe(can);
  });

  test('three picks may be impossible together though any two are possible', () => {
    const three = [of('team-total-home', 'over', 150), of('team-total-away', 'over', 150), of('total', 'under', 350)];
    expect(canAllWin(...three)).toBe(false);
    for (const left of three.keys()) expect(canAllWin(...three.filter((_, place) => place !== left))).toBe(true);
  });

  test('a market without a rule is not decided by a score', () => {
    expect(regionsOf(of('winner', 'somebody'))).toBeNull();
    expect(regionsOf(of('spread', 'home'))).toBeNull();
    expect(regionsOf(of('three-way', 'nobody'))).toBeNull();
  });
});

test('possible combinations agree with all scores from 0–0 to 12–12', () => {
  const half = fc.integer({ min: -24, max: 24 }).map((halves) => halves * 50);
  const positive = fc.integer({ min: 1, max: 40 }).map((halves) => halves * 50);
  const pick = fc.oneof(
    fc.constantFrom('home', 'away').map((type) => of('moneyline', type)),
    fc.constantFrom('home', 'draw', 'away').map((type) => of('three-way', type)),
    fc.constantFrom('home-draw', 'home-away', 'draw-away').map((type) => of('double-chance', type)),
    fc.tuple(fc.constantFrom('home', 'away'), half).map(([type, line]) => of('spread', type, line)),
    fc.tuple(fc.constantFrom('over', 'under'), positive).map(([type, line]) => of('total', type, line)),
    fc.tuple(fc.constantFrom('over', 'under'), positive).map(([type, line]) => of('team-total-away', type, line)),
    fc.constantFrom('yes', 'no').map((type) => of('both-teams-score', type)),
    fc.constantFrom('odd', 'even').map((type) => of('odd-even', type)),
  );
  const scores = Array.from({ length: 169 }, (_, index) => ({ home: Math.floor(index / 13), away: index % 13 }));
  const wins = ({ marketType, selectionType, points }: Proposition, score: { home: number; away: number }): boolean =>
    outcomeOf({ market: marketType, pick: selectionType, points: points === null ? null : points / 100, odds: 100 }, score) === 'won';
  fc.assert(
    fc.property(fc.array(pick, { minLength: 1, maxLength: 3 }), (picks) => {
      const isWon = scores.some((score) => picks.every((one) => wins(one, score)));
      // The reverse may fail: picks that win with none of these scores may win with a higher one.
      if (isWon) expect(canAllWin(...picks)).toBe(true);
      const small = picks.every(({ marketType, points }) => !/spread|total/.test(marketType) || Math.abs(points ?? 0) <= 500);
      if (!isWon && small) expect(canAllWin(...picks)).toBe(false);
    }),
    { numRuns: 400 },
  );
});

test('a pick and its opposite never win together', () => {
  for (const pick of [of('moneyline', 'home'), of('spread', 'away', 300), of('total', 'under', 4_500), of('both-teams-score', 'no')]) {
    const [won, not] = [regionsOf(pick) ?? [], regionsOf(pick, false) ?? []];
    expect(canMeet([won, not])).toBe(false);
  }
});
