import type { BasketballStatistics } from '#server/contract/eventStatistics.ts';
import { poisson } from '../random/random.ts';
import { both, type Counter, eitherSide, gained, isBreak, periodsAfter, some } from './counter.ts';

const NOTHING = { rebounds: 0, assists: 0, turnovers: 0, fouls: 0 };
/** Averages per team and wall-clock hour. */
const AN_HOUR = { rebounds: 20, turnovers: 6.5, fouls: 9 } as const;

export const basketball: Counter<BasketballStatistics> = {
  begin: { __typename: 'BasketballStatistics', periods: [], possession: null, home: NOTHING, away: NOTHING },
  next: (before, stretch) => {
    const periods = periodsAfter(before.periods, stretch);
    if (isBreak(stretch)) return { ...before, periods, possession: null };
    const isNewPeriod = periods.length > before.periods.length;
    const points = gained(stretch);
    const scorer = points.home > 0 && points.away === 0 ? 'HOME' : points.away > 0 && points.home === 0 ? 'AWAY' : null;
    return {
      __typename: 'BasketballStatistics',
      periods,
      possession: scorer === null ? eitherSide(stretch.random) : scorer === 'HOME' ? 'AWAY' : 'HOME',
      ...both((key) => ({
        rebounds: before[key].rebounds + some(stretch, AN_HOUR.rebounds),
        assists: before[key].assists + Math.min(Math.floor(points[key] / 2), poisson(points[key] * 0.26, stretch.random)),
        turnovers: before[key].turnovers + some(stretch, AN_HOUR.turnovers),
        fouls: (isNewPeriod ? 0 : before[key].fouls) + some(stretch, AN_HOUR.fouls),
      })),
    };
  },
};
