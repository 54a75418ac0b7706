import { describe, expect, test } from 'vitest';
import { legProgress } from './legProgress.ts';

const at = (marketType: string, selectionType: string, points: number | null, home: number, away: number) =>
  legProgress({ marketType, selectionType, points }, { home, away });

describe('the progress of a leg', () => {
  test.each([
    ['moneyline', 'away', null, 10, 17, 'ahead', 'Ahead by 7'],
    ['moneyline', 'home', null, 10, 17, 'behind', 'Behind by 7'],
    ['moneyline', 'home', null, 7, 7, 'level', 'Level'],
    ['three-way', 'home', null, 1, 1, 'behind', 'Level'],
    ['three-way', 'draw', null, 1, 1, 'ahead', 'Level'],
    ['three-way', 'draw', null, 0, 2, 'behind', '2 apart'],
    ['spread', 'away', -350, 10, 17, 'ahead', 'Covering by 3.5'],
    ['spread', 'home', 350, 10, 17, 'behind', '3.5 short of the line'],
    ['alternate-spread', 'home', 700, 10, 17, 'level', 'On the line'],
    ['both-teams-score', 'yes', null, 1, 0, 'behind', 'One side has scored'],
    ['both-teams-score', 'no', null, 0, 0, 'ahead', 'Neither side has scored'],
  ] as const)('the leg %s %s %s at %i – %i is %s: %s', (market, side, points, home, away, standing, words) => {
    expect(at(market, side, points, home, away)).toEqual({ standing, words, share: null });
  });

  test('the progress of a total counts by half points up to its line', () => {
    expect(at('total', 'over', 4_400, 11, 11)).toEqual({ standing: 'behind', words: '22 of 44', share: 0.5 });
    expect(at('total', 'under', 4_450, 30, 20)).toEqual({ standing: 'behind', words: '50 of 44.5', share: 1 });
    expect(at('team-total-home', 'over', 2_050, 21, 0)).toEqual({ standing: 'ahead', words: '21 of 20.5', share: 1 });
  });

  test('a market that a score does not decide has no progress', () => {
    expect(at('odd-even', 'odd', null, 1, 0)).toBeNull();
    expect(at('constructor', 'home', null, 1, 0)).toBeNull();
    expect(at('spread', 'home', null, 1, 0)).toBeNull();
  });
});
