import { describe, expect, test } from 'vitest';
import { matchProgressOf } from './matchProgress.ts';
import { situationOf } from './situation.ts';
import { darts } from '#server/modules/trading/counts/darts.ts';
import { football } from '#server/modules/trading/counts/football.ts';
import { hockey } from '#server/modules/trading/counts/hockey.ts';
import { tennis } from '#server/modules/trading/counts/tennis.ts';

describe('the progress of a game', () => {
  test.each([
    ['PRE_GAME', null, null, 'SCHEDULED'],
    ['PRE_GAME', null, 'PRE_GAME', 'PRE_GAME'],
    ['PRE_GAME', null, 'DELAYED', 'DELAYED'],
    ['PRE_GAME', null, 'POSTPONED', 'POSTPONED'],
    ['PRE_GAME', null, 'WITHDRAWN', 'WITHDRAWN'],
    ['PRE_GAME', null, 'SUSPENDED', 'SCHEDULED'],
    ['IN_PLAY', 'Q3', null, 'IN_PROGRESS'],
    ['IN_PLAY', 'Halftime', null, 'HALF_OVER'],
    ['IN_PLAY', 'Innings break', null, 'HALF_OVER'],
    ['IN_PLAY', 'Q3', 'SUSPENDED', 'SUSPENDED'],
    ['IN_PLAY', 'Q3', 'PRE_GAME', 'IN_PROGRESS'],
    ['FINISHED', 'Final', 'DELAYED', 'FINAL'],
    ['FINISHED', 'Final', 'WITHDRAWN', 'WITHDRAWN'],
    ['CANCELLED', 'Q3', 'SUSPENDED', 'CANCELLED'],
    ['CANCELLED', null, 'POSTPONED', 'POSTPONED'],
    ['HIDDEN', null, null, 'SCHEDULED'],
  ] as const)('an event that is %s in %s with the feed status %s has the progress %s', (status, period, said, progress) => {
    expect(matchProgressOf(status, period, said)).toBe(progress);
  });
});

describe('the situation of a game', () => {
  test.each([
    [
      'a down',
      { ...football.begin, possession: 'AWAY', down: 3, yardsToGo: 7, spot: 65, fieldPosition: 'BUF 35' },
      'AWAY',
      '3rd & 7 at BUF 35',
    ],
    [
      'at the goal',
      { ...football.begin, possession: 'HOME', down: 1, yardsToGo: 4, spot: 4, fieldPosition: 'NYJ 4' },
      'HOME',
      '1st & Goal at NYJ 4',
    ],
    ['nobody’s ball', football.begin, null, null],
    ['the server’s points first', { ...tennis.begin, serving: 'HOME', home: { ...tennis.begin.home, points: '40' } }, 'HOME', '40–0'],
    ['what is left of a leg', { ...darts.begin, throwing: 'AWAY' }, 'AWAY', '501–501 left'],
    ['a player more', { ...hockey.begin, powerPlay: 'HOME', powerPlayClock: '1:12' }, 'HOME', 'Power play 1:12'],
    ['nothing', null, null, null],
  ] as const)('the situation of a game is described: %s', (_name, statistics, turn, situation) => {
    expect(situationOf(statistics)).toEqual({ turn, situation });
  });
});
