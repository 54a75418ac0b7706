export type EasternDay = { readonly year: number; readonly month: number; readonly day: number };

const fields = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function partsOf(instant: Date): Record<'year' | 'month' | 'day' | 'hour', number> {
  const parts = fields.formatToParts(instant);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return { year: read('year'), month: read('month'), day: read('day'), hour: read('hour') };
}

export function easternDay(instant: Date): EasternDay {
  const { year, month, day } = partsOf(instant);
  return { year, month, day };
}

export function dayAfter({ year, month, day }: EasternDay, days: number): EasternDay {
  const date = new Date(Date.UTC(year, month - 1, day) + days * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 0 is Sunday. */
export const weekdayOf = ({ year, month, day }: EasternDay): number => new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** Weeks begin on Tuesday, so that one contains a round's games, Thursday to Monday. */
export const weekOf = ({ year, month, day }: EasternDay): number => Math.floor((Date.UTC(year, month - 1, day) / DAY_MS + 2) / 7);

export const isoDay = ({ year, month, day }: EasternDay): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Instant of `HH:MM` in New York: the first of two if clocks go back, an hour later if they skip the time. */
export function easternInstant(day: EasternDay, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wall = Date.UTC(day.year, day.month - 1, day.day, hours, minutes);
  const summer = new Date(wall + 4 * HOUR_MS);
  const shown = partsOf(summer);
  return shown.hour === hours && shown.day === day.day ? summer : new Date(wall + 5 * HOUR_MS);
}

const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/New_York' });
export const easternDateTime = (instant: Date): string => `${written.format(instant).replaceAll(/\s/g, ' ')} ET`;
