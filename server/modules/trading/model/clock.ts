/** `seconds`: length by the game clock (0 for a break); `real`: by the wall clock. */
export type Period = { readonly name: string; readonly seconds: number; readonly real: number };

export type ClockStyle = 'down' | 'minutes';

export type Timetable = {
  readonly periods: readonly Period[];
  readonly overtime: Period | null;
  readonly style: ClockStyle;
};

export type Moment = {
  readonly period: Period;
  readonly into: number;
  readonly played: number;
  readonly isOvertime: boolean;
};

export const realLength = ({ periods }: Timetable): number => periods.reduce((sum, period) => sum + period.real, 0);
export const gameLength = ({ periods }: Timetable): number => periods.reduce((sum, period) => sum + period.seconds, 0);

export function momentAt(table: Timetable, elapsed: number): Moment {
  let [left, played] = [elapsed, 0];
  for (const period of table.periods) {
    if (left < period.real) {
      const into = (period.seconds * left) / period.real;
      return { period, into, played: played + into, isOvertime: false };
    }
    left -= period.real;
    played += period.seconds;
  }
  const last = table.periods.at(-1) ?? { name: '', seconds: 0, real: 1 };
  if (!table.overtime) return { period: last, into: last.seconds, played, isOvertime: false };
  const into = (table.overtime.seconds * (left % table.overtime.real)) / table.overtime.real;
  return { period: table.overtime, into, played, isOvertime: true };
}

/** Time left in the period (`7:42`) or minute of the game (`67'`); null in a break. */
export function clockText(table: Timetable, moment: Moment): string | null {
  if (moment.period.seconds === 0) return null;
  if (table.style === 'minutes') return `${Math.max(1, Math.ceil(moment.played / 60))}'`;
  const left = Math.max(0, Math.ceil(moment.period.seconds - moment.into));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** First wall-clock second that shows this game clock; the period's first second if none does. */
export function elapsedAt(table: Timetable, period: string, clock: string | null): number | null {
  const end = realLength(table) + (table.overtime?.real ?? 0);
  let found: number | null = null;
  for (let elapsed = 0; elapsed < end; elapsed += 1) {
    const moment = momentAt(table, elapsed);
    if (moment.period.name !== period) continue;
    found ??= elapsed;
    if (clockText(table, moment) === clock) return elapsed;
  }
  return found;
}
