import { describe, expect, test } from 'vitest';
import { type Facts, gradeByFacts, needsFacts } from './facts.ts';

const quarter = (label: string, home: number, away: number) => ({ label, home, away });
const FINAL = { home: 27, away: 20 };
const facts = (more: Partial<Facts> = {}): Facts => ({
  score: FINAL,
  periods: [quarter('1', 7, 0), quarter('2', 3, 10), quarter('3', 10, 3), quarter('4', 0, 7), quarter('OT', 7, 0)],
  box: { players: { 'kc-qb1': { 'passing-yards': 251, touchdowns: 0 }, 'kc-rb1': { touchdowns: 2 } }, first: 'kc-rb1' },
  subjects: new Map([
    ['yards', 'kc-qb1'],
    ['absent', 'kc-wr1'],
  ]),
  ...more,
});
const grade = (
  marketType: string,
  selectionType: string,
  points: number | null = null,
  known: Facts | null = facts(),
  marketId = 'yards',
) => gradeByFacts({ marketId, marketType, selectionType, points }, known, FINAL);

describe('markets on a part of the game', () => {
  test.each([
    ['quarter-1-moneyline', 'home', null, 'WIN'],
    ['quarter-1-spread', 'away', 750, 'WIN'],
    ['quarter-3-total', 'over', 1_300, 'PUSH'],
    ['half-1-moneyline', 'home', null, 'PUSH'],
    ['half-1-total', 'over', 1_950, 'WIN'],
    ['half-1-spread', 'home', -50, 'LOSS'],
    ['quarter-4-three-way', 'draw', null, 'LOSS'],
    ['quarter-4-both-teams-score', 'no', null, 'WIN'],
  ])('a leg on %s %s %s is graded %s by the score of that part', (type, selection, points, outcome) => {
    expect(grade(type, selection, points)?.outcome).toBe(outcome);
  });

  test('the reason has the score of the part, not of the game', () => {
    expect(grade('quarter-1-moneyline', 'home')?.reason).toBe('Score of that part of the game: 7–0');
  });

  test.each([
    ['no counts', null],
    ['counts of another final score', facts({ score: { home: 27, away: 17 } })],
    ['a quarter that is missing', facts({ periods: facts().periods.slice(1) })],
    ['a game of halves', facts({ periods: [quarter('1', 7, 0), quarter('2', 20, 20)] })],
    ['quarters that add up to another score', facts({ periods: facts().periods.slice(0, 4) })],
  ])('a leg on a quarter stays open with %s', (_what, known) => {
    expect(grade('quarter-1-moneyline', 'home', null, known)).toBeNull();
  });

  test.each([
    ['half-1-total', [quarter('1', 1, 0), quarter('2', 26, 20)], 'LOSS'],
    ['period-2-total', [quarter('1', 1, 0), quarter('2', 0, 2), quarter('3', 26, 18)], 'WIN'],
    ['set-1-total', [quarter('1', 6, 4), quarter('2', 6, 3)], 'WIN'],
    ['innings-5-total', Array.from({ length: 9 }, (_, at) => quarter(String(at + 1), 3, at < 2 ? 10 : 0)), 'WIN'],
  ])('%s is read from the periods of its sport', (type, periods, outcome) => {
    expect(grade(type, 'over', 150, facts({ periods }))?.outcome).toBe(outcome);
  });

  test.each(['half-0-moneyline', 'half-3-moneyline', 'quarter-5-moneyline'])('a leg on %s, which no game has, stays open', (type) => {
    expect(grade(type, 'home')).toBeNull();
  });
});

describe('markets on players', () => {
  test('a count over the line wins, on it is returned', () => {
    expect(grade('player-passing-yards', 'over', 25_050)).toEqual({ outcome: 'WIN', reason: 'The player’s count: 251' });
    expect(grade('player-passing-yards', 'under', 25_050)?.outcome).toBe('LOSS');
    expect(grade('player-passing-yards', 'under', 25_100)?.outcome).toBe('PUSH');
  });

  test('a player who did not play is void', () => {
    expect(grade('player-passing-yards', 'over', 25_050, facts(), 'absent')).toMatchObject({ outcome: 'VOID' });
    expect(grade('anytime-touchdown', 'kc-wr1')).toMatchObject({ outcome: 'VOID' });
    expect(grade('first-touchdown', 'kc-wr1')).toMatchObject({ outcome: 'VOID' });
  });

  test('a count that nobody kept leaves the leg open', () => {
    expect(grade('player-receptions', 'over', 450)).toBeNull();
    expect(grade('player-passing-yards', 'over', 25_050, facts(), 'another market')).toBeNull();
    expect(grade('anytime-goal', 'kc-rb1')).toBeNull();
  });

  test.each(['none', 'kc-rb1'])(
    'a leg on the first goal (%s) stays open if the score has goals and the counts name no first scorer',
    (pick) => {
      const box = { players: { 'kc-rb1': { goals: 0 } }, first: null };
      expect(grade('first-goal', pick, null, facts({ box }))).toBeNull();
    },
  );

  test('a game without goals has no first scorer', () => {
    const score = { home: 0, away: 0 };
    const proposition = { marketId: 'first', marketType: 'first-goal', selectionType: 'none', points: null };
    expect(gradeByFacts(proposition, facts({ score, box: { players: {}, first: null } }), score)?.outcome).toBe('WIN');
  });

  test.each([
    ['anytime-touchdown', 'kc-rb1', 'kc-rb1', 'WIN'],
    ['anytime-touchdown', 'kc-qb1', 'kc-rb1', 'LOSS'],
    ['first-touchdown', 'kc-rb1', 'kc-rb1', 'WIN'],
    ['first-touchdown', 'kc-rb1', 'other', 'LOSS'],
    ['first-touchdown', 'none', 'other', 'LOSS'],
    ['first-touchdown', 'none', null, 'WIN'],
  ])('a leg on %s %s with %s first is graded %s', (type, selection, first, outcome) => {
    expect(grade(type, selection, null, facts({ box: { ...facts().box, first } }))?.outcome).toBe(outcome);
  });
});

test.each([
  ['half-1-spread', true],
  ['player-points', true],
  ['first-goal', true],
  ['spread', false],
  ['correct-score', false],
  ['constructor', false],
])('%s needs more than the final score: %s', (type, needs) => {
  expect(needsFacts(type)).toBe(needs);
});
