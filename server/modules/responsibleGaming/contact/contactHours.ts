import { readFileSync } from 'node:fs';
import { dayIn } from '#src/shared/text/calendarDay.ts';
import { instantsOf, isZone } from '#server/platform/dates/zonedTime.ts';

type DayKind = 'saturday' | 'sunday' | 'weekday';
/** Local hours in which compliance contacts players; none on absent kinds of days. */
export type ContactHours = {
  readonly zone: string;
  readonly phone: string;
  readonly week: { readonly [D in DayKind]?: readonly [from: string, until: string] };
};
export type Window = { readonly from: Date; readonly until: Date };

const DAY_MS = 86_400_000;
/** Skips days with less contact time left than this. */
const LEAST_MS = 3_600_000;
const MOST_DAYS = 9;

type Configured = { readonly regions: Readonly<Record<string, ContactHours>>; readonly elsewhere: ContactHours };
const configured = JSON.parse(readFileSync(new URL('./contactHours.json', import.meta.url), 'utf8')) as Configured;
for (const [region, hours] of Object.entries({ ...configured.regions, elsewhere: configured.elsewhere })) checkHours(region, hours);

/** Throws if the hours are invalid, because players would never be contacted. */
export function checkHours(region: string, { zone, phone, week }: ContactHours): void {
  if (!isZone(zone)) throw new Error(`The contact hours of ${region} have an unknown time zone: ${zone}`);
  if (phone.trim() === '') throw new Error(`The contact hours of ${region} have no phone number`);
  const days = Object.values(week);
  const isLong = ([from, until]: readonly [string, string]): boolean => minutesOf(until) - minutesOf(from) >= LEAST_MS / 60_000;
  if (days.length === 0 || !days.every(isLong)) throw new Error(`The contact hours of ${region} are no hours: ${JSON.stringify(week)}`);
}

function minutesOf(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

export const contactHoursOf = (region: string): ContactHours =>
  (Object.hasOwn(configured.regions, region) ? configured.regions[region] : undefined) ?? configured.elsewhere;

/**
 * The rest of today's contact hours; the next contact day's if less than an hour remains. `from` is never before `now`. Throws if there are
 * none.
 */
export function contactWindow({ zone, week }: ContactHours, now: Date): Window {
  const today = Date.parse(`${dayIn(now, zone)}T00:00:00Z`);
  for (let ahead = 0; ahead < MOST_DAYS; ahead += 1) {
    const day = new Date(today + ahead * DAY_MS);
    const hours = week[kindOf(day)];
    const [opens, until] = (hours ?? []).map((time) => instantsOf(`${day.toISOString().slice(0, 10)}T${time}`, zone)[0]);
    if (!opens || !until) continue;
    const from = opens > now ? opens : now;
    if (until.getTime() - from.getTime() >= LEAST_MS) return { from, until };
  }
  throw new Error(`There are no contact hours in ${zone} after ${now.toISOString()}`);
}

const KINDS: readonly DayKind[] = ['sunday', 'weekday', 'weekday', 'weekday', 'weekday', 'weekday', 'saturday'];
const kindOf = (day: Date): DayKind => KINDS[day.getUTCDay()] ?? 'weekday';

/** Formats, for example, "Monday, November 30, 9:00 AM – 9:00 PM EST". */
export const windowText = ({ from, until }: Window, zone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: zone, timeZoneName: 'short' },
  } as const).formatRange(from, until);
