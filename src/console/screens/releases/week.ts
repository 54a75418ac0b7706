import type { ReleaseView } from '#src/shared/console/releases.ts';

const DAY_MS = 86_400_000;

/** The day (`2026-11-22`) that a clock in a zone shows at an instant. */
export function dayIn(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(at);
}

/** So many days later. Days are names on a calendar: no clock, no zone. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The seven days of the week that a day is in, from Monday. */
export function weekOf(day: string): readonly string[] {
  const weekday = (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => addDays(day, at - weekday));
}

/** `Mon 23` */
export const dayName = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(Date.parse(day)));

/** `Nov 16 – 22, 2026` */
export function weekName(week: readonly string[]): string {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(Date.parse(first)),
    new Date(Date.parse(last)),
  );
}

/** States in which a release has a time on the calendar. */
const STANDING: ReadonlySet<ReleaseView['state']> = new Set(['scheduled', 'started', 'ended', 'failed']);

/** Releases that hold players on a day, by the clock of a zone; one without an end only on the day of its start. */
export function releasesOn(releases: readonly ReleaseView[], day: string, timeZone: string): readonly ReleaseView[] {
  return releases
    .filter(({ state, starts, ends }) => {
      if (!STANDING.has(state)) return false;
      const first = dayIn(new Date(starts.at), timeZone);
      // What ends at midnight is over on the day that begins then.
      const last = ends === null || state === 'failed' ? first : dayIn(new Date(Date.parse(ends.at) - 1), timeZone);
      return first <= day && day <= last;
    })
    .toSorted((a, b) => a.starts.at.localeCompare(b.starts.at));
}
