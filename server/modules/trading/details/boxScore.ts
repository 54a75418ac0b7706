import type { BoxScore, EventStatistics, PeriodScore } from '#server/contract/eventStatistics.ts';
import type { SeededCompetition } from '../competitions/competition.ts';
import type { Side } from '../offer/rosters.ts';
import { gaussian, randomOf, shuffled, type Random } from '../random/random.ts';
import { HOCKEY_SHOTS, PASSED, RECEIVED, RUSHED, type Shares, sheetOf, SOCCER, type Sheet } from './sheets.ts';
import { playerId } from './squad.ts';

type Key = 'home' | 'away';
type Figures = Record<string, number>;
export type Ended = { readonly competition: SeededCompetition; readonly home: Side; readonly away: Side; readonly eventId: string };

const ABSENT = 0.02;

export function boxScoreOf(seed: number, { competition, home, away, eventId }: Ended, counted: EventStatistics): BoxScore {
  const sheet = sheetOf(competition);
  if (!sheet) return { players: {}, first: null };
  const random = randomOf(seed, 'box', eventId);
  const players: Record<string, Figures> = {};
  const sides = { home, away };
  const present = { home: lineUp(sheet, random), away: lineUp(sheet, random) };
  for (const key of ['home', 'away'] as const)
    for (const slot of present[key])
      players[playerId(sides[key], slot)] = Object.fromEntries(figuresOf(sheet).map((figure) => [figure, 0]));
  const give = (key: Key, slot: string, figure: string, value: number): void => {
    const figures = players[playerId(sides[key], slot)];
    if (figures) figures[figure] = (figures[figure] ?? 0) + value;
  };
  const scorers = sheet.scorers && scoredBy(sheet.scorers, counted, present, random);
  for (const { key, slot } of scorers ?? []) if (slot !== null) give(key, slot, sheet.scorers?.figure ?? '', 1);
  for (const key of ['home', 'away'] as const)
    fill({ key, counted, present: present[key], random, give: (...its) => give(key, ...its), scorers: scorers ?? [] });
  const first = scorers?.[0];
  if (first) return { players, first: first.slot === null ? 'other' : playerId(sides[first.key], first.slot) };
  return { players, first: hasGoals(sheet, counted) ? 'other' : null };
}

const hasGoals = ({ scorers }: Sheet, counted: EventStatistics): boolean =>
  scorers?.figure === 'goals' && 'periods' in counted && counted.periods.some(({ home, away }) => (home ?? 0) + (away ?? 0) > 0);

const lineUp = ({ slots }: Sheet, random: Random): readonly string[] => slots.filter((slot) => slot === 'self' || random() >= ABSENT);
const figuresOf = ({ props, scorers }: Sheet): readonly string[] => [
  ...props.map(({ figure }) => figure),
  ...(scorers ? [scorers.figure] : []),
];

type Scored = { readonly key: Key; readonly slot: string | null };

function scoredBy(
  { figure, shares }: NonNullable<Sheet['scorers']>,
  counted: EventStatistics,
  present: Readonly<Record<Key, readonly string[]>>,
  random: Random,
): readonly Scored[] {
  // Omits goals in overtime, where a shoot-out may have decided.
  const periods = 'periods' in counted ? counted.periods.filter(({ label }) => figure === 'touchdowns' || /^\d+$/.test(label)) : [];
  return periods.flatMap((period) =>
    shuffled(
      random,
      (['home', 'away'] as const).flatMap((key) =>
        Array.from({ length: scoresIn(figure, period, key, random) }, () => ({ key, slot: drawn(among(shares, present[key]), random) })),
      ),
    ),
  );
}

function scoresIn(figure: string, period: PeriodScore, key: Key, random: Random): number {
  const points = period[key] ?? 0;
  return figure === 'touchdowns' ? touchdownsIn(points, random) : points;
}

/** Points of a scoring play, and such plays per quarter in the model. */
const RATES = [
  [8, 0.02],
  [7, 0.57],
  [6, 0.03],
  [3, 0.42],
] as const;

export function touchdownsIn(points: number, random: Random): number {
  const ways: { readonly touchdowns: number; readonly weight: number }[] = [];
  const walk = (at: number, left: number, touchdowns: number, weight: number): void => {
    const [each, rate] = RATES[at] ?? [1, 0];
    if (at === RATES.length) {
      if (left === 0) ways.push({ touchdowns, weight });
      return;
    }
    let chance = weight;
    for (let count = 0; count * each <= left; count += 1) {
      walk(at + 1, left - count * each, touchdowns + (each === 3 ? 0 : count), chance);
      chance *= rate / (count + 1);
    }
  };
  walk(0, points, 0, 1);
  let at = random() * ways.reduce((sum, { weight }) => sum + weight, 0);
  return ways.find(({ weight }) => (at -= weight) < 0)?.touchdowns ?? 0;
}

type Filling = {
  readonly key: Key;
  readonly counted: EventStatistics;
  readonly present: readonly string[];
  readonly random: Random;
  readonly give: (slot: string, figure: string, value: number) => void;
  readonly scorers: readonly Scored[];
};

function fill({ key, counted, present, random, give, scorers }: Filling): void {
  const noisy = (total: number, shares: Shares, noise: number, figure: string): void => {
    for (const [slot, value] of parted(total, among(shares, present), noise, random)) give(slot, figure, value);
  };
  const single = (total: number, shares: Shares, figure: string): void => {
    const own = among(shares, present);
    for (let count = 0; count < total; count += 1) {
      const slot = drawn(own, random);
      if (slot !== null) give(slot, figure, 1);
    }
  };
  const own = scorers.filter((one) => one.key === key);
  switch (counted.__typename) {
    case 'FootballStatistics': {
      const total = Math.max(0, counted[key].totalYards);
      const passed = Math.round(total * Math.min(0.85, Math.max(0.4, PASSED + 0.07 * gaussian(random))));
      if (present.includes('qb1')) give('qb1', 'passing-yards', passed);
      noisy(passed, RECEIVED, 0.35, 'receiving-yards');
      noisy(total - passed, RUSHED, 0.35, 'rushing-yards');
      return;
    }
    case 'BasketballStatistics': {
      const points = counted.periods.reduce((sum, period) => sum + (period[key] ?? 0), 0);
      noisy(points, { g1: 0.22, g2: 0.14, f1: 0.17, f2: 0.12, c1: 0.13 }, 0.25, 'points');
      noisy(counted[key].rebounds, { g1: 0.1, g2: 0.08, f1: 0.17, f2: 0.14, c1: 0.24 }, 0.3, 'rebounds');
      noisy(counted[key].assists, { g1: 0.32, g2: 0.16, f1: 0.13 }, 0.3, 'assists');
      return;
    }
    case 'HockeyStatistics': {
      for (const { slot } of own) if (slot !== null) give(slot, 'shots', 1);
      const other = key === 'home' ? 'away' : 'home';
      const goals = (side: Key): number => counted.periods.reduce((sum, period) => sum + (period[side] ?? 0), 0);
      single(Math.max(0, counted[key].shots - own.length), HOCKEY_SHOTS, 'shots');
      if (present.includes('g1')) give('g1', 'saves', Math.max(0, counted[other].shots - goals(other)));
      return;
    }
    case 'SoccerStatistics': {
      for (const { slot } of own)
        if (slot !== null) {
          give(slot, 'shots', 1);
          give(slot, 'shots-on-target', 1);
        }
      const aimed = Math.max(0, counted[key].shotsOnTarget - own.length);
      for (let count = 0; count < aimed; count += 1) {
        const slot = drawn(among(SOCCER, present), random);
        if (slot === null) continue;
        give(slot, 'shots', 1);
        give(slot, 'shots-on-target', 1);
      }
      single(Math.max(0, counted[key].shots - counted[key].shotsOnTarget), SOCCER, 'shots');
      return;
    }
    case 'BaseballStatistics': {
      single(counted[key].strikeouts, { p1: 0.62 }, 'strikeouts');
      single(counted[key].hits, { b1: 0.13, b2: 0.12, b3: 0.13, b4: 0.12, b5: 0.11 }, 'hits');
      return;
    }
    case 'TennisStatistics':
      give('self', 'aces', counted[key].aces);
      return;
    default:
  }
}

const among = (shares: Shares, present: readonly string[]): Shares =>
  Object.fromEntries(Object.entries(shares).filter(([slot]) => present.includes(slot)));

function drawn(shares: Shares, random: Random): string | null {
  let at = random();
  for (const [slot, share] of Object.entries(shares)) {
    at -= share;
    if (at < 0) return slot;
  }
  return null;
}

function parted(total: number, shares: Shares, noise: number, random: Random): readonly (readonly [string, number])[] {
  const weights = Object.entries(shares).map(
    ([slot, share]) => [slot, share * Math.exp(noise * gaussian(random) - (noise * noise) / 2)] as const,
  );
  const rest = Math.max(0, 1 - Object.values(shares).reduce((sum, share) => sum + share, 0));
  const all = weights.reduce((sum, [, weight]) => sum + weight, rest);
  return weights.map(([slot, weight]) => [slot, Math.round((total * weight) / Math.max(all, 1e-9))] as const);
}
