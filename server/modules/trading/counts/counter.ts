import type { EventStatistics, PeriodScore, Side } from '#server/contract/eventStatistics.ts';
import type { Progress } from '../model/sportModel.ts';
import { poisson, type Random } from '../random/random.ts';

export type Sides<T> = { readonly home: T; readonly away: T };

export type Stretch = {
  readonly from: Progress;
  readonly to: Progress;
  readonly period: string;
  readonly clock: string | null;
  readonly seconds: number;
  readonly names: Sides<string>;
  readonly random: Random;
};

export type Counter<T extends EventStatistics> = { readonly begin: T; readonly next: (before: T, stretch: Stretch) => T };

export const other = (side: Side): Side => (side === 'HOME' ? 'AWAY' : 'HOME');
export const keyOf = (side: Side): 'home' | 'away' => (side === 'HOME' ? 'home' : 'away');
export const gained = ({ from, to }: Stretch): Sides<number> => ({ home: to.home - from.home, away: to.away - from.away });
export const eitherSide = (random: Random): Side => (random() < 0.5 ? 'HOME' : 'AWAY');
export const both = <T>(of: (key: 'home' | 'away') => T): Sides<T> => ({ home: of('home'), away: of('away') });
export const some = ({ seconds, random }: Stretch, perHour: number): number => poisson((perHour * seconds) / 3_600, random);

const BREAK = /^(Halftime|Final|Innings break|\d\w\w Intermission|Started)$/;
export const isBreak = ({ period, to }: Stretch): boolean => to.isOver || BREAK.test(period);

const labelOf = (period: string): string => /\d+/.exec(period)?.[0] ?? period;

/** Adds points scored in a break to the previous period, so that the periods sum to the score. */
export function periodsAfter(before: readonly PeriodScore[], stretch: Stretch): readonly PeriodScore[] {
  const { home, away } = gained(stretch);
  const last = before.at(-1);
  const label = isBreak(stretch) && last ? last.label : labelOf(stretch.period);
  if (last && last.label === label)
    return [...before.slice(0, -1), { label, home: (last.home ?? 0) + home, away: (last.away ?? 0) + away }];
  return [...before, { label, home, away }];
}

export function unitsAfter({ to }: Stretch): readonly PeriodScore[] {
  const units = [...(to.units ?? []), ...(to.unit && !to.isOver ? [to.unit] : [])];
  return units.map(([home, away], index) => ({ label: String(index + 1), home, away }));
}

export function insideGained({ from, to }: Stretch): Sides<number> {
  const sum = (progress: Progress, at: 0 | 1): number =>
    [...(progress.units ?? []), progress.unit ?? ([0, 0] as const)].reduce((all, unit) => all + unit[at], 0);
  return { home: sum(to, 0) - sum(from, 0), away: sum(to, 1) - sum(from, 1) };
}
