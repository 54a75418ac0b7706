import { dayIn } from '#src/shared/text/calendarDay.ts';
import type { RgLimitPeriod } from '#src/shared/limits/rgLimits.ts';
import { instantsOf } from '#server/platform/dates/zonedTime.ts';

const EASTERN = 'America/New_York';
/** Regions outside Eastern time (domain rules §2.9). */
const ZONES: Readonly<Record<string, string>> = {
  'CA-AB': 'America/Edmonton',
  'CA-BC': 'America/Vancouver',
  'CA-MB': 'America/Winnipeg',
  'CA-NB': 'America/Halifax',
  'CA-NL': 'America/St_Johns',
  'CA-NS': 'America/Halifax',
  'CA-PE': 'America/Halifax',
  'CA-SK': 'America/Regina',
  'US-AZ': 'America/Phoenix',
  'US-CO': 'America/Denver',
  'US-IA': 'America/Chicago',
  'US-IL': 'America/Chicago',
  'US-KS': 'America/Chicago',
  'US-LA': 'America/Chicago',
  'US-MO': 'America/Chicago',
  'US-NV': 'America/Los_Angeles',
  'US-TN': 'America/Chicago',
  'US-WY': 'America/Denver',
};
export const zoneOf = (region: string): string => (Object.hasOwn(ZONES, region) ? ZONES[region] : undefined) ?? EASTERN;

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const firstDay: { readonly [P in RgLimitPeriod]: (day: string) => string } = {
  DAILY: (day) => day,
  WEEKLY: (day) => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)),
  MONTHLY: (day) => `${day.slice(0, 7)}-01`,
};
const nextFirstDay: { readonly [P in RgLimitPeriod]: (first: string) => string } = {
  DAILY: (first) => dayAfter(first, 1),
  WEEKLY: (first) => dayAfter(first, 7),
  MONTHLY: (first) => `${dayAfter(first, 31).slice(0, 7)}-01`,
};

/** Start of a day: 01:00 where a clock change skips midnight. */
const beginningOf = (day: string, zone: string): Date =>
  ['00:00', '01:00'].flatMap((time) => instantsOf(`${day}T${time}`, zone))[0] ?? new Date(`${day}T00:00:00Z`);

export const periodStart = (period: RgLimitPeriod, at: Date, zone: string): Date => beginningOf(firstDay[period](dayIn(at, zone)), zone);

export const nextPeriodStart = (period: RgLimitPeriod, at: Date, zone: string): Date =>
  beginningOf(nextFirstDay[period](firstDay[period](dayIn(at, zone))), zone);
