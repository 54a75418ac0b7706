import type { Random } from '../random/random.ts';
import { outlookOfMore } from './outlook.ts';
import { scored, scoredPmf, type Scoring } from './scoring.ts';
import { meanOfSide, type Expectation, type Progress, type SportModel } from './sportModel.ts';

const HALF = 560;
const RUNS: Scoring = [
  { points: 1, weight: 0.6 },
  { points: 2, weight: 0.22 },
  { points: 3, weight: 0.12 },
  { points: 4, weight: 0.06 },
];
const DISPERSION = 2.1;

/** The away team bats in even half innings. */
export const baseballModel: SportModel = {
  start: { home: 0, away: 0, elapsed: 0, unit: null, isOver: false },
  lasts: 18 * HALF,
  suspension: 12,
  outlook: (expectation, progress) => {
    const half = progress.elapsed / HALF;
    const [homeMore, awayMore] = ([1, -1] as const).map((side) =>
      bunched(progress.isOver ? 0 : (meanOfSide(expectation, side) * halvesLeft(half, side)) / 9),
    ) as [number[], number[]];
    const share = meanOfSide(expectation, 1) / (meanOfSide(expectation, 1) + meanOfSide(expectation, -1));
    return outlookOfMore(progress, homeMore, awayMore, progress.isOver ? null : share);
  },
  regular: 9,
  part: (expectation, progress, labels, soFar) => {
    const half = progress.elapsed / HALF;
    const left = (first: 0 | 1): number =>
      labels.reduce((sum, label) => sum + Math.max(0, Math.min(1, (Number(label) - 1) * 2 + first + 1 - half)), 0);
    const [homeLeft, awayLeft] = [left(1), left(0)];
    if (progress.isOver || homeLeft + awayLeft <= 0) return null;
    const more = (side: 1 | -1, halves: number) => scoredPmf(RUNS, (meanOfSide(expectation, side) * halves) / 9);
    return outlookOfMore(soFar, more(1, homeLeft), more(-1, awayLeft), null);
  },
  advance: (expectation, from, seconds, random) => {
    let progress = from;
    for (let left = seconds; left > 0 && !progress.isOver;) {
      const step = Math.min(left, HALF - (progress.elapsed % HALF));
      progress = batted(expectation, progress, step, random);
      left -= step;
    }
    return { progress, incident: progress.home + progress.away > from.home + from.away ? 'score' : null };
  },
  display: ({ elapsed, isOver }) => {
    if (isOver) return { period: 'Final', clock: null };
    const half = Math.floor(elapsed / HALF);
    const outs = outsAt(elapsed);
    return {
      period: `${half % 2 === 0 ? 'Top' : 'Bot'} ${ordinal(Math.floor(half / 2) + 1)}`,
      clock: outs === 1 ? '1 out' : `${outs} outs`,
    };
  },
  resume: (home, away, shown) => {
    const match = /^(Top|Bot) (\d+)/.exec(shown.period);
    if (!match) return null;
    const half = (Number(match[2]) - 1) * 2 + (match[1] === 'Bot' ? 1 : 0);
    const outs = Math.min(2, Number.parseInt(shown.clock ?? '0', 10) || 0);
    return { home, away, elapsed: half * HALF + Math.ceil((outs * HALF) / 3), unit: null, isOver: false };
  },
};

export const outsAt = (elapsed: number): number => Math.floor((3 * (elapsed % HALF)) / HALF);
export const halfAt = (elapsed: number): number => Math.floor(elapsed / HALF);

function batted(expectation: Expectation, from: Progress, seconds: number, random: Random): Progress {
  const half = Math.floor(from.elapsed / HALF);
  const side = half % 2 === 0 ? -1 : 1;
  const runs = scored(RUNS, (meanOfSide(expectation, side) / 9) * (seconds / HALF), random);
  const [home, away] = side === 1 ? [from.home + runs, from.away] : [from.home, from.away + runs];
  const elapsed = from.elapsed + seconds;
  const halvesDone = Math.floor(elapsed / HALF);
  const isWalkOff = half >= 17 && side === 1 && home > away;
  const isDecided = halvesDone > half && half >= 16 && (side === 1 ? home !== away : home > away);
  return { home, away, elapsed, unit: null, isOver: isWalkOff || isDecided };
}

function halvesLeft(half: number, side: 1 | -1): number {
  const first = side === 1 ? 1 : 0;
  const limit = Math.max(9, Math.floor(half / 2) + 1);
  let left = 0;
  for (let inning = 0; inning < limit; inning += 1) left += Math.max(0, Math.min(1, inning * 2 + first + 1 - half));
  return left;
}

function bunched(mean: number): number[] {
  if (mean < 0.001) return [1];
  const r = mean / (DISPERSION - 1);
  const q = 1 - 1 / DISPERSION;
  const mass = [(1 - q) ** r];
  for (let k = 1; k < mean + 8 * Math.sqrt(DISPERSION * mean) + 6; k += 1) mass.push(((mass[k - 1] ?? 0) * (k - 1 + r) * q) / k);
  return mass;
}

function ordinal(value: number): string {
  const tens = value % 100;
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${ending}`;
}
