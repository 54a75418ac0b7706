import type { FootballStatistics, Side } from '#server/contract/eventStatistics.ts';
import { between, type Random } from '../random/random.ts';
import { both, type Counter, eitherSide, gained, isBreak, keyOf, other, periodsAfter, some, type Stretch } from './counter.ts';

const NOTHING = { totalYards: 0, firstDowns: 0, turnovers: 0, timeouts: 3 };
const KICK_OFF = 75;
const RED_ZONE = 20;
const PLAYS = 38;

type Now = FootballStatistics;

export const football: Counter<FootballStatistics> = {
  begin: {
    __typename: 'FootballStatistics',
    periods: [],
    possession: null,
    down: null,
    yardsToGo: null,
    fieldPosition: null,
    isRedZone: false,
    home: NOTHING,
    away: NOTHING,
    spot: KICK_OFF,
  },
  next: (before, stretch) => {
    const periods = periodsAfter(before.periods, stretch);
    const isNewHalf = periods.length === 3 && before.periods.length === 2;
    let now: Now = { ...before, periods };
    if (isNewHalf) now = { ...now, ...both((key) => ({ ...now[key], timeouts: 3 })) };
    if (isBreak(stretch))
      return { ...scoredBy(now, stretch), possession: null, down: null, yardsToGo: null, fieldPosition: null, isRedZone: false };
    if (now.possession === null) now = firstAndTen(now, eitherSide(stretch.random), KICK_OFF);
    const { home, away } = gained(stretch);
    if (home + away > 0) return placed(scoredBy(now, stretch), stretch);
    for (let plays = some(stretch, PLAYS); plays > 0; plays -= 1) now = played(now, stretch.random);
    return placed(now, stretch);
  },
};

const firstAndTen = (now: Now, possession: Side, spot: number): Now => ({
  ...now,
  possession,
  spot,
  down: 1,
  yardsToGo: Math.min(10, spot),
});
const added = (now: Now, side: Side, by: Partial<Now['home']>): Now => {
  const figures = now[keyOf(side)];
  return {
    ...now,
    [keyOf(side)]: {
      ...figures,
      totalYards: figures.totalYards + (by.totalYards ?? 0),
      firstDowns: figures.firstDowns + (by.firstDowns ?? 0),
      turnovers: figures.turnovers + (by.turnovers ?? 0),
      timeouts: figures.timeouts - (by.timeouts ?? 0),
    },
  };
};

function scoredBy(now: Now, stretch: Stretch): Now {
  let next = now;
  const scores = gained(stretch);
  for (const side of ['HOME', 'AWAY'] as const) {
    const points = scores[keyOf(side)];
    if (points === 0) continue;
    const way = next.possession === side ? next.spot : KICK_OFF;
    const yards = points === 3 ? Math.max(0, way - between(stretch.random, 8, 35)) : way;
    next = firstAndTen(added(next, side, { totalYards: yards, firstDowns: Math.ceil(yards / 16) }), other(side), KICK_OFF);
  }
  return next;
}

function yardsOf(kind: number, random: Random): number {
  if (kind < 0.12) return -between(random, 1, 6);
  if (kind < 0.5) return between(random, 0, 3);
  return kind < 0.92 ? between(random, 3, 8) : between(random, 9, 22);
}

function played(now: Now, random: Random): Now {
  const { possession, down, yardsToGo, spot } = now;
  if (possession === null || down === null || yardsToGo === null) return now;
  const kind = random();
  if (kind < 0.03) return firstAndTen(added(now, possession, { turnovers: 1 }), other(possession), 100 - spot);
  if (down === 4) return firstAndTen(now, other(possession), Math.max(20, Math.min(99, 100 - spot + between(random, 35, 48))));
  const rested = kind > 0.99 && now[keyOf(possession)].timeouts > 0 ? added(now, possession, { timeouts: 1 }) : now;
  const wanted = yardsOf(kind, random);
  const gain = Math.max(spot - 99, Math.min(wanted, spot - 1));
  const after = { ...added(rested, possession, { totalYards: gain }), spot: spot - gain };
  if (gain >= yardsToGo) return firstAndTen(added(after, possession, { firstDowns: 1 }), possession, after.spot);
  return { ...after, down: down + 1, yardsToGo: yardsToGo - gain };
}

function placed(now: Now, { names }: Stretch): Now {
  const { possession, spot } = now;
  if (possession === null) return now;
  const half = spot > 50 ? names[keyOf(possession)] : names[keyOf(other(possession))];
  return { ...now, isRedZone: spot <= RED_ZONE, fieldPosition: spot === 50 ? '50' : `${half} ${spot > 50 ? 100 - spot : spot}` };
}
