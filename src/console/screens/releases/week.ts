import type { ReleaseView } from '#src/shared/console/releases.ts';
import { dayIn } from '#src/shared/text/calendarDay.ts';

const DAY_MS = 86_400_000;

export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export function weekOf(day: string): readonly string[] {
  const weekday = (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => addDays(day, at - weekday));
}

export const dayName = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(Date.parse(day)));

export function weekName(week: readonly string[]): string {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(Date.parse(first)),
    new Date(Date.parse(last)),
  );
}

const STANDING: ReadonlySet<ReleaseView['state']> = new Set(['scheduled', 'started', 'ended', 'failed']);

/** Releases of a day, earliest first. A release without an end counts on its first day only. */
export function releasesOn(releases: readonly ReleaseView[], day: string, timeZone: string): readonly ReleaseView[] {
  return releases
    .filter(({ state, starts, ends }) => {
      if (!STANDING.has(state)) return false;
      const first = dayIn(new Date(starts.at), timeZone);
      // Excludes the day on which a release ends at midnight.
      const last = ends === null || state === 'failed' ? first : dayIn(new Date(Date.parse(ends.at) - 1), timeZone);
      return first <= day && day <= last;
    })
    .toSorted((a, b) => a.starts.at.localeCompare(b.starts.at));
}
