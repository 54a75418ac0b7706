import type { EsportsStatistics } from '#server/contract/eventStatistics.ts';
import { poisson } from '../random/random.ts';
import { both, type Counter, gained, insideGained, some, unitsAfter } from './counter.ts';

const NOTHING = { kills: 0, totalKills: 0 };
const KILLS = { won: 4.4, lost: 2.4 } as const;
const KILLS_AN_HOUR = 28;

export const esports: Counter<EsportsStatistics> = {
  begin: { __typename: 'EsportsStatistics', periods: [], home: NOTHING, away: NOTHING },
  next: (before, stretch) => {
    const { random, to } = stretch;
    const rounds = insideGained(stretch);
    const maps = gained(stretch);
    const isNewMap = maps.home + maps.away > 0 && !to.isOver;
    return {
      __typename: 'EsportsStatistics',
      periods: unitsAfter(stretch),
      ...both((key) => {
        const lost = rounds[key === 'home' ? 'away' : 'home'];
        const kills = to.unit === null ? some(stretch, KILLS_AN_HOUR) : poisson(rounds[key] * KILLS.won + lost * KILLS.lost, random);
        return { kills: isNewMap ? 0 : before[key].kills + kills, totalKills: before[key].totalKills + kills };
      }),
    };
  },
};
