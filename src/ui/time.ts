import { easternClock } from '#src/shared/text/eastern.ts';
import { LOCALE } from '#src/shared/text/locale.ts';
import { t } from '#src/shared/text/t.ts';

const FORMS = {
  clock: { hour: 'numeric', minute: '2-digit' },
  weekday: { weekday: 'short' },
  monthAndDay: { month: 'short', day: 'numeric' },
  numbers: { month: '2-digit', day: '2-digit', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;
type Form = keyof typeof FORMS;

const two = (part: number): string => part.toString().padStart(2, '0');

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Avoids `Intl`, whose first formatter blocks a phone for 100 ms. */
const AMERICAN: Readonly<Record<Form, (wall: Date) => string>> = {
  clock: (wall) => `${wall.getUTCHours() % 12 || 12}:${two(wall.getUTCMinutes())} ${wall.getUTCHours() < 12 ? 'AM' : 'PM'}`,
  weekday: (wall) => WEEKDAYS[wall.getUTCDay()] ?? '',
  monthAndDay: (wall) => `${MONTHS[wall.getUTCMonth()] ?? ''} ${wall.getUTCDate()}`,
  numbers: (wall) => `${two(wall.getUTCMonth() + 1)}/${two(wall.getUTCDate())}/${wall.getUTCFullYear()}`,
};

const made = new Map<Form, Intl.DateTimeFormat>();

/** `wall` has New York's wall clock in its UTC fields. Throws `RangeError` for an invalid date. */
function format(form: Form, wall: Date): string {
  if (Number.isNaN(wall.getTime())) throw new RangeError('Invalid time');
  if (LOCALE.startsWith('en')) return AMERICAN[form](wall);
  const formatter = made.get(form) ?? new Intl.DateTimeFormat(LOCALE, { ...FORMS[form], timeZone: 'UTC' });
  made.set(form, formatter);
  return formatter.format(wall).replaceAll(/\s/g, ' ');
}

/** `7:30 PM ET` (product §9: `h:mm A`). */
export const formatClock = (instant: Date): string => t`${format('clock', easternClock(instant))} ET`;

/** `Today 7:30 PM ET`, `Tomorrow 1:00 PM ET`, up to six days ahead `Sun 4:05 PM ET`, else `Dec 3, 8:15 PM ET`. */
export function formatStartTime(instant: Date, { now }: { readonly now: Date }): string {
  const wall = easternClock(instant);
  const days = dayNumber(wall) - dayNumber(easternClock(now));
  const clock = formatClock(instant);
  if (days === 0) return t`Today ${clock}`;
  if (days === 1) return t`Tomorrow ${clock}`;
  if (days > 1 && days <= 6) return `${format('weekday', wall)} ${clock}`;
  return `${format('monthAndDay', wall)}, ${clock}`;
}

/** `11/21/2026 7:30 PM ET` (product §9: `MM/DD/YYYY h:mm A`). */
export const formatDateTime = (instant: Date): string => `${format('numbers', easternClock(instant))} ${formatClock(instant)}`;

/** `0:05:09`. The hours may exceed 24. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

const dayNumber = (wall: Date): number => Math.floor(wall.getTime() / 86_400_000);
