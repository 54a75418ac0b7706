import type { SoccerStatistics } from '#server/contract/eventStatistics.ts';
import { both, type Counter, gained, isBreak, periodsAfter, some } from './counter.ts';

const NOTHING = { possession: 50, shots: 0, shotsOnTarget: 0, corners: 0, fouls: 0, yellowCards: 0, redCards: 0 };
/** Averages per team and wall-clock hour. */
const AN_HOUR = { onTarget: 1.5, wide: 4.5, corners: 3, fouls: 6.5 } as const;
const [YELLOW, RED] = [0.17, 0.006];
/** Per team; a fifth would end the match. */
const MOST_RED = 4;

export const soccer: Counter<SoccerStatistics> = {
  begin: { __typename: 'SoccerStatistics', periods: [], home: NOTHING, away: NOTHING, ball: { home: 0, away: 0 } },
  next: (before, stretch) => {
    const goals = gained(stretch);
    const { random, seconds } = stretch;
    const isPlayed = !isBreak(stretch);
    const share = 0.3 + 0.4 * random();
    const ball = isPlayed ? { home: before.ball.home + seconds * share, away: before.ball.away + seconds * (1 - share) } : before.ball;
    const home = ball.home + ball.away === 0 ? 50 : Math.round((100 * ball.home) / (ball.home + ball.away));
    return {
      __typename: 'SoccerStatistics',
      periods: periodsAfter(before.periods, stretch),
      ball,
      ...both((key) => {
        const was = before[key];
        const onTarget = goals[key] + (isPlayed ? some(stretch, AN_HOUR.onTarget) : 0);
        const fouls = isPlayed ? some(stretch, AN_HOUR.fouls) : 0;
        const cards = fouls > 0 ? random() : 1;
        return {
          possession: key === 'home' ? home : 100 - home,
          shots: was.shots + onTarget + (isPlayed ? some(stretch, AN_HOUR.wide) : 0),
          shotsOnTarget: was.shotsOnTarget + onTarget,
          corners: was.corners + (isPlayed ? some(stretch, AN_HOUR.corners) : 0),
          fouls: was.fouls + fouls,
          yellowCards: was.yellowCards + (cards >= RED && cards < RED + YELLOW ? 1 : 0),
          redCards: Math.min(MOST_RED, was.redCards + (cards < RED ? 1 : 0)),
        };
      }),
    };
  },
};
