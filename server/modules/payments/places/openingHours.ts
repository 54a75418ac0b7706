import { t } from '#src/shared/text/t.ts';

export type Hours = readonly [opens: string, closes: string];
export type Opening = { readonly isOpen: boolean; readonly text: string };
type Place = { readonly timeZone: string; readonly week: Hours; readonly weekend: Hours };

const DAY_MINUTES = 24 * 60;
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Formats `9 PM` or `9:30 PM`; `isLong`: always with minutes. */
export function clockText(clock: string, isLong = false): string {
  const [hour, minute] = [Number(clock.slice(0, 2)), clock.slice(3)];
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}${isLong || minute !== '00' ? `:${minute}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}

function clockAt(now: Date, timeZone: string): { readonly day: number; readonly minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return { day: DAYS.findIndex((name) => name === part('weekday')), minute: minutesOf(`${part('hour')}:${part('minute')}`) };
}

/** Formats `Open until 9 PM` or `Closed · opens 9 AM`, in local time. */
export function openingOf({ timeZone, week, weekend }: Place, now: Date): Opening {
  const { day, minute } = clockAt(now, timeZone);
  const hoursAt = (offset: number): Hours => ([0, 5, 6].includes((day + offset + 7) % 7) ? weekend : week);
  for (const offset of [-1, 0]) {
    const [opens, closes] = hoursAt(offset);
    const start = offset * DAY_MINUTES + minutesOf(opens);
    const length = (minutesOf(closes) - minutesOf(opens) + DAY_MINUTES) % DAY_MINUTES;
    if (minute >= start && minute < start + length) return { isOpen: true, text: t`Open until ${clockText(closes)}` };
  }
  const next = [0, 1].map(hoursAt).find(([opens], offset) => offset * DAY_MINUTES + minutesOf(opens) > minute) ?? week;
  return { isOpen: false, text: t`Closed · opens ${clockText(next[0])}` };
}
