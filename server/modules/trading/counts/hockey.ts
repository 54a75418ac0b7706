import type { HockeyStatistics } from '#server/contract/eventStatistics.ts';
import { both, type Counter, eitherSide, gained, isBreak, keyOf, other, periodsAfter, some } from './counter.ts';

const NOTHING = { shots: 0, hits: 0, penaltyMinutes: 0, faceoffsWon: 0 };
/** Averages per team and wall-clock hour. */
const AN_HOUR = { shots: 13, hits: 10, faceoffsWon: 14 } as const;
const PENALTIES = 3.5;
const MINOR = { minutes: 2, seconds: 120 } as const;
const PACE = 1200 / 2340;

export const hockey: Counter<HockeyStatistics> = {
  begin: {
    __typename: 'HockeyStatistics',
    periods: [],
    powerPlay: null,
    powerPlayClock: null,
    home: NOTHING,
    away: NOTHING,
    powerPlayLeft: 0,
  },
  next: (before, stretch) => {
    const goals = gained(stretch);
    const periods = periodsAfter(before.periods, stretch);
    const counted = {
      ...before,
      periods,
      ...both((key) => ({
        ...before[key],
        shots: before[key].shots + goals[key] + (isBreak(stretch) ? 0 : some(stretch, AN_HOUR.shots)),
        hits: before[key].hits + (isBreak(stretch) ? 0 : some(stretch, AN_HOUR.hits)),
        faceoffsWon: before[key].faceoffsWon + goals[key] + (isBreak(stretch) ? 0 : some(stretch, AN_HOUR.faceoffsWon)),
      })),
    };
    if (stretch.to.isOver) return withPowerPlay(counted, null, 0);
    if (isBreak(stretch)) return counted;
    if (before.powerPlay !== null) {
      const left = before.powerPlayLeft - stretch.seconds * PACE;
      const isUsed = left <= 0 || goals[keyOf(before.powerPlay)] > 0;
      return isUsed ? withPowerPlay(counted, null, 0) : withPowerPlay(counted, before.powerPlay, left);
    }
    if (some(stretch, PENALTIES) === 0) return counted;
    const side = eitherSide(stretch.random);
    const sinner = keyOf(other(side));
    const punished = { ...counted[sinner], penaltyMinutes: counted[sinner].penaltyMinutes + MINOR.minutes };
    return withPowerPlay({ ...counted, [sinner]: punished }, side, MINOR.seconds);
  },
};

function withPowerPlay(now: HockeyStatistics, powerPlay: HockeyStatistics['powerPlay'], left: number): HockeyStatistics {
  const seconds = Math.ceil(left);
  const clock = powerPlay === null ? null : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return { ...now, powerPlay, powerPlayClock: clock, powerPlayLeft: left };
}
