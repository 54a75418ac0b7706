import { outlookOf } from './outlook.ts';
import { atLeast, roundedNormal, type Pmf } from './pmf.ts';
import { scored, type Scoring } from './scoring.ts';
import { meanOfSide, type Progress, type SportModel } from './sportModel.ts';

const [INNINGS, BREAK] = [5400, 1200];
const BALLS = 120;
const DEVIATION = 24;
const RUNS: Scoring = [
  { points: 1, weight: 0.62 },
  { points: 2, weight: 0.11 },
  { points: 4, weight: 0.19 },
  { points: 6, weight: 0.08 },
];

/** Models Twenty20. The home team bats first; a super over decides ties. */
export const cricketModel: SportModel = {
  start: { home: 0, away: 0, elapsed: 0, unit: null, isOver: false },
  lasts: 2 * INNINGS + BREAK,
  suspension: 6,
  outlook: (expectation, progress) => {
    const [homeLeft, awayLeft] = progress.isOver ? [0, 0] : sharesLeft(progress.elapsed);
    const home = trimmed(progress.home, meanOfSide(expectation, 1) * homeLeft, homeLeft);
    const away = trimmed(progress.away, meanOfSide(expectation, -1) * awayLeft, awayLeft);
    return outlookOf((cell) => {
      home.mass.forEach((p, i) => {
        const target = home.from + i;
        away.mass.forEach((q, j) => {
          const runs = away.from + j;
          if (runs === target && !progress.isOver) {
            cell(target + 1, runs, (p * q) / 2);
            cell(target, runs + 1, (p * q) / 2);
          } else cell(target, Math.min(runs, Math.max(progress.away, target + 2)), p * q);
        });
      });
    });
  },
  regular: 0,
  part: () => null,
  advance: (expectation, from, seconds, random) => {
    if (from.isOver) return { progress: from, incident: null };
    const elapsed = from.elapsed + seconds;
    const [before, after] = [sharesLeft(from.elapsed), sharesLeft(elapsed)];
    const homeRuns = scored(RUNS, meanOfSide(expectation, 1) * (before[0] - after[0]), random);
    const awayRuns = scored(RUNS, meanOfSide(expectation, -1) * (before[1] - after[1]), random);
    const home = from.home + homeRuns;
    const away = Math.min(from.away + awayRuns, elapsed > INNINGS ? home + 6 : Number.POSITIVE_INFINITY);
    const isChased = elapsed > INNINGS + BREAK && away > home;
    const isEnd = elapsed >= 2 * INNINGS + BREAK;
    const superOver = isEnd && away === home ? (random() < 0.5 ? 1 : -1) : 0;
    const progress: Progress = {
      home: home + (superOver === 1 ? 1 : 0),
      away: away + (superOver === -1 ? 1 : 0),
      elapsed,
      unit: null,
      isOver: isChased || isEnd,
    };
    const isBoundary = homeRuns >= 6 || awayRuns >= 6;
    return { progress, incident: isBoundary ? 'score' : homeRuns + awayRuns > 0 ? 'minor' : null };
  },
  display: ({ elapsed, isOver }) => {
    if (isOver) return { period: 'Final', clock: null };
    if (elapsed >= INNINGS && elapsed < INNINGS + BREAK) return { period: 'Innings break', clock: null };
    const [first, second] = ballsAt(elapsed);
    const balls = elapsed < INNINGS ? first : second;
    return { period: elapsed < INNINGS ? '1st Innings' : '2nd Innings', clock: `${Math.floor(balls / 6)}.${balls % 6} ov` };
  },
  resume: (home, away, shown) => {
    if (shown.period === 'Innings break') return { home, away, elapsed: INNINGS, unit: null, isOver: false };
    const match = /^(\d+)\.(\d) ov$/.exec(shown.clock ?? '');
    if (!match || !shown.period.endsWith('Innings')) return null;
    const into = Math.ceil(((Number(match[1]) * 6 + Number(match[2])) * INNINGS) / BALLS);
    return { home, away, elapsed: shown.period.startsWith('1') ? into : INNINGS + BREAK + into, unit: null, isOver: false };
  },
};

export const ballsAt = (elapsed: number): readonly [number, number] => [ballsIn(elapsed), ballsIn(elapsed - INNINGS - BREAK)];
const ballsIn = (into: number): number => Math.floor((BALLS * Math.max(0, Math.min(INNINGS, into))) / INNINGS);
export const isChase = (elapsed: number): boolean => elapsed > INNINGS + BREAK;

function sharesLeft(elapsed: number): readonly [number, number] {
  const first = Math.min(1, Math.max(0, 1 - elapsed / INNINGS));
  const second = Math.min(1, Math.max(0, 1 - (elapsed - INNINGS - BREAK) / INNINGS));
  return [first, second];
}

/** Distribution of a team's final runs, cut at 3.5 standard deviations to save time. */
function trimmed(now: number, more: number, share: number): Pmf {
  const deviation = DEVIATION * Math.sqrt(share);
  const whole = atLeast(roundedNormal(now + more, deviation), now);
  const cut = Math.max(0, Math.floor(now + more - 3.5 * deviation) - whole.from);
  const keep = whole.mass.slice(cut, cut + Math.ceil(7 * deviation) + 2);
  const sum = keep.reduce((total, p) => total + p, 0);
  return { from: whole.from + cut, mass: keep.map((p) => p / sum) };
}
