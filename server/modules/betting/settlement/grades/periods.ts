import type { PeriodScore } from '#server/contract/eventStatistics.ts';
import type { FinalScore } from './grading.ts';

/** Part of a game, such as innings 1 to 5 for `innings-5-total`. `base`: this market type for the whole game. */
export type Period = {
  readonly unit: 'half' | 'innings' | 'map' | 'period' | 'quarter' | 'set';
  readonly number: number;
  readonly base: string;
};

const PERIOD = /^(half|innings|map|period|quarter|set)-(\d)-([a-z-]+)$/;

/** Parses types such as `half-1-spread`; null for the whole game. */
export function periodOf(marketType: string): Period | null {
  const [, unit, number, base] = PERIOD.exec(marketType) ?? [];
  return unit === undefined || base === undefined ? null : { unit: unit as Period['unit'], number: Number(number), base };
}

/** Null if period scores are missing or do not sum to the final score. */
export function scoreOfPeriod(periods: readonly PeriodScore[], period: Omit<Period, 'base'>, final: FinalScore): FinalScore | null {
  const sum = (side: keyof FinalScore): number => periods.reduce((all, one) => all + (one[side] ?? 0), 0);
  const isOfScore = period.unit === 'set' || period.unit === 'map' || (sum('home') === final.home && sum('away') === final.away);
  if (!isOfScore) return null;
  const wanted = labelsOf(period, periods.filter(({ label }) => /^\d+$/.test(label)).length);
  let [home, away] = [0, 0];
  for (const label of wanted) {
    const found = periods.find((one) => one.label === label);
    if (!found || found.home === null || found.away === null) return null;
    home += found.home;
    away += found.away;
  }
  return wanted.length === 0 ? null : { home, away };
}

/** Labels of the scores that make up a part of the game; empty if a game of `regular` periods has no such part. */
export function labelsOf({ unit, number }: Omit<Period, 'base'>, regular: number): readonly string[] {
  const only = [String(number)];
  if (unit === 'set' || unit === 'map') return only;
  if (unit === 'innings') return regular < 8 ? [] : Array.from({ length: number }, (_, at) => String(at + 1));
  if (unit === 'quarter') return regular === 4 ? only : [];
  if (unit === 'period') return regular === 3 ? only : [];
  const quarters = [[], ['1', '2'], ['3', '4']][number];
  return regular === 4 ? (quarters ?? []) : regular === 2 ? only : [];
}
