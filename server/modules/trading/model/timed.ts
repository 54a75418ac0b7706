import type { Random } from '../random/random.ts';
import { clockText, elapsedAt, gameLength, momentAt, realLength, type Timetable } from './clock.ts';
import { outlookOfMore, type Outlook } from './outlook.ts';
import { atLeast, normalised, poissonPmf, roundedNormal, type Pmf } from './pmf.ts';
import { scored, scoredPmf, type Scoring } from './scoring.ts';
import { meanOfSide, type Expectation, type Progress, type SportModel } from './sportModel.ts';

/** `counted` (Poisson): for low-scoring sports; `summed` (normal): for high-scoring ones. */
export type Spread =
  | { readonly kind: 'counted' }
  | { readonly kind: 'summed'; readonly margin: number; readonly total: number; readonly keyMargins: boolean };

export type TimedSport = {
  readonly table: Timetable;
  readonly scoring: Scoring;
  readonly spread: Spread;
  readonly suspension: number;
  /** True if the first overtime score wins; without one, a shoot-out follows. */
  readonly suddenDeath: boolean;
};

export function timedModel(sport: TimedSport): SportModel {
  const { table } = sport;
  const [real, game] = [realLength(table), gameLength(table)];
  const remaining = (progress: Progress): number => {
    const moment = momentAt(table, progress.elapsed);
    return moment.isOvertime && table.overtime ? (table.overtime.seconds - moment.into) / game : 1 - moment.played / game;
  };
  return {
    start: { home: 0, away: 0, elapsed: 0, unit: null, isOver: false },
    lasts: real,
    suspension: sport.suspension,
    outlook: (expectation, progress) => {
      const left = progress.isOver ? 0 : remaining(progress);
      return sport.spread.kind === 'counted'
        ? countedOutlook(expectation, progress, left, table.overtime !== null)
        : summedOutlook(expectation, progress, left, sport.spread);
    },
    regular: table.periods.filter(({ seconds }) => seconds > 0).length,
    part: (expectation, progress, labels, soFar) => {
      const left = progress.isOver ? 0 : partLeft(table, progress, labels) / game;
      if (left <= 0) return null;
      const more = (side: 1 | -1): readonly number[] => scoredPmf(sport.scoring, meanOfSide(expectation, side) * left);
      return outlookOfMore(soFar, more(1), more(-1), null);
    },
    advance: (expectation, progress, seconds, random) => {
      if (progress.isOver) return { progress, incident: null };
      const next = advanced({ sport, expectation, random, real, game }, progress, seconds);
      const hasScored = next.home !== progress.home || next.away !== progress.away;
      return { progress: next, incident: hasScored ? (sport.suspension > 0 ? 'score' : 'minor') : null };
    },
    display: (progress) => {
      if (progress.isOver) return { period: 'Final', clock: null };
      const moment = momentAt(table, progress.elapsed);
      return { period: moment.period.name, clock: clockText(table, moment) };
    },
    resume: (home, away, shown) => {
      const elapsed = elapsedAt(table, shown.period, shown.clock);
      return elapsed === null ? null : { home, away, elapsed, unit: null, isOver: false };
    },
  };
}

function partLeft(table: Timetable, progress: Progress, labels: readonly string[]): number {
  const moment = momentAt(table, progress.elapsed);
  const played = moment.isOvertime ? Number.POSITIVE_INFINITY : moment.played;
  let [from, left] = [0, 0];
  for (const [index, { seconds }] of table.periods.filter((period) => period.seconds > 0).entries()) {
    if (labels.includes(String(index + 1))) left += Math.max(0, seconds - Math.max(0, played - from));
    from += seconds;
  }
  return left;
}

type Play = {
  readonly sport: TimedSport;
  readonly expectation: Expectation;
  readonly random: Random;
  readonly real: number;
  readonly game: number;
};

function advanced(play: Play, from: Progress, seconds: number): Progress {
  const { sport, expectation, random, real, game } = play;
  const { table } = sport;
  const elapsed = from.elapsed + seconds;
  const playedBy = (instant: number): number => momentAt(table, Math.min(instant, real - 0.001)).played;
  const regulation = (playedBy(elapsed) - playedBy(from.elapsed)) / game;
  const more = (side: 1 | -1, share: number): number => scored(sport.scoring, meanOfSide(expectation, side) * share, random);
  const home = from.home + more(1, regulation);
  const away = from.away + more(-1, regulation);
  if (elapsed < real) return { home, away, elapsed, unit: null, isOver: false };
  const isEndOfRegulation = from.elapsed < real;
  if (!table.overtime || (isEndOfRegulation && home !== away)) return { home, away, elapsed, unit: null, isOver: true };
  const extra = (Math.min(seconds, elapsed - real) * table.overtime.seconds) / table.overtime.real / game;
  if (sport.suddenDeath) return suddenDeath(play, { home, away, elapsed, unit: null, isOver: false }, extra);
  const [homeAfter, awayAfter] = [home + more(1, extra), away + more(-1, extra)];
  const wasRound = Math.max(0, Math.floor((from.elapsed - real) / table.overtime.real));
  const isRoundOver = Math.floor((elapsed - real) / table.overtime.real) > wasRound;
  return { home: homeAfter, away: awayAfter, elapsed, unit: null, isOver: isRoundOver && homeAfter !== awayAfter };
}

function suddenDeath({ sport, expectation, random, real }: Play, level: Progress, extra: number): Progress {
  const share = meanOfSide(expectation, 1) / Math.max(0.01, expectation.pace);
  const isShootout = level.elapsed - real >= (sport.table.overtime?.real ?? 0);
  // Goals are four times as frequent in overtime, with three players a side.
  if (!isShootout && random() >= 1 - Math.exp(-expectation.pace * extra * 4)) return level;
  const homeWins = random() < share;
  return { ...level, home: level.home + (homeWins ? 1 : 0), away: level.away + (homeWins ? 0 : 1), isOver: true };
}

function countedOutlook(expectation: Expectation, progress: Progress, left: number, hasOvertime: boolean): Outlook {
  const [homeMean, awayMean] = [meanOfSide(expectation, 1), meanOfSide(expectation, -1)];
  const [homeMore, awayMore] = [poissonPmf(homeMean * left), poissonPmf(awayMean * left)];
  const share = homeMean / (homeMean + awayMean);
  return outlookOfMore(progress, homeMore, awayMore, hasOvertime && !progress.isOver ? share : null);
}

const KEY_MARGINS: Readonly<Record<number, number>> = {
  3: 2.3,
  7: 1.8,
  6: 1.25,
  10: 1.35,
  14: 1.25,
  4: 1.1,
  17: 1.15,
  1: 0.75,
  2: 0.75,
  5: 0.65,
  9: 0.5,
  12: 0.6,
};

function summedOutlook(expectation: Expectation, progress: Progress, left: number, spread: Extract<Spread, { kind: 'summed' }>): Outlook {
  const root = Math.sqrt(left);
  const side = (sign: 1 | -1, now: number): Pmf =>
    atLeast(roundedNormal(now + meanOfSide(expectation, sign) * left, (Math.hypot(spread.margin, spread.total) / 2) * root), now);
  const margin = roundedNormal(progress.home - progress.away + expectation.edge * left, spread.margin * root);
  return {
    margin: progress.isOver ? margin : withoutDraw(spread.keyMargins ? keyed(margin, left) : margin),
    total: atLeast(
      roundedNormal(progress.home + progress.away + expectation.pace * left, spread.total * root),
      progress.home + progress.away,
    ),
    home: side(1, progress.home),
    away: side(-1, progress.away),
    bothScore: 1,
  };
}

function keyed({ from, mass }: Pmf, left: number): Pmf {
  return normalised({ from, mass: mass.map((p, index) => p * (1 + ((KEY_MARGINS[Math.abs(from + index)] ?? 1) - 1) * Math.sqrt(left))) });
}

function withoutDraw(margin: Pmf): Pmf {
  const level = margin.mass[-margin.from] ?? 0;
  if (level === 0) return margin;
  const low = Math.min(margin.from, -6);
  const high = Math.max(margin.from + margin.mass.length - 1, 6);
  const mass = Array.from({ length: high - low + 1 }, (_, index) =>
    low + index === 0 ? 0 : (margin.mass[low + index - margin.from] ?? 0),
  );
  for (const by of [3, 6]) {
    for (const value of [by, -by]) mass[value - low] = (mass[value - low] ?? 0) + level / 4;
  }
  return { from: low, mass };
}
