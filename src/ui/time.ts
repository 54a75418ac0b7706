import { LOCALE } from '#src/shared/text/locale.ts';
import { t } from '#src/shared/text/t.ts';

/** `timeZone`: by default the browser's. */
type TimeOptions = { readonly now: Date; readonly timeZone?: string };

const FORMS = {
  date: ['en-CA', {}],
  clock: [LOCALE, { hour: 'numeric', minute: '2-digit' }],
  weekday: [LOCALE, { weekday: 'short' }],
  monthAndDay: [LOCALE, { month: 'short', day: 'numeric' }],
  longDay: [LOCALE, { weekday: 'long', month: 'long', day: 'numeric' }],
  numbers: [LOCALE, { month: '2-digit', day: '2-digit', year: 'numeric' }],
} as const satisfies Readonly<Record<string, readonly [locale: string, options: Intl.DateTimeFormatOptions]>>;

const made = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters, which are slow to create. */
function format(form: keyof typeof FORMS, instant: Date, timeZone: string | undefined): string {
  const here = timeZone === undefined ? HERE[form] : undefined;
  if (here) return here(instant);
  const key = `${form} ${timeZone ?? ''}`;
  const [locale, options] = FORMS[form];
  const formatter = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, ...(timeZone === undefined ? {} : { timeZone }) });
  made.set(key, formatter);
  return formatter.format(instant);
}

const two = (part: number): string => part.toString().padStart(2, '0');

/** Formats by hand: the first `Intl` formatter blocks a phone for 100 ms. */
const HERE: Readonly<Partial<Record<keyof typeof FORMS, (instant: Date) => string>>> = {
  date: (instant) => `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`,
  ...(LOCALE.startsWith('en') && {
    clock: (instant: Date) => `${instant.getHours() % 12 || 12}:${two(instant.getMinutes())} ${instant.getHours() < 12 ? 'AM' : 'PM'}`,
  }),
};

/** Formats `7:30 PM` (product §9: `h:mm A`). */
export function formatClock(instant: Date, timeZone?: string): string {
  return format('clock', instant, timeZone).replace(/\s/, ' ');
}

/** Formats `Today 7:30 PM`, `Tomorrow 1:00 PM`, `Sun 4:05 PM` within six days, else `Dec 3, 8:15 PM`. */
export function formatStartTime(instant: Date, { now, timeZone }: TimeOptions): string {
  const days = daysBetween(now, instant, timeZone);
  const clock = formatClock(instant, timeZone);
  if (days === 0) return t`Today ${clock}`;
  if (days === 1) return t`Tomorrow ${clock}`;
  if (days > 1 && days <= 6) return `${format('weekday', instant, timeZone)} ${clock}`;
  return `${format('monthAndDay', instant, timeZone)}, ${clock}`;
}

/** Formats `Today`, `Tomorrow`, `Sunday, November 22`. */
export function formatDay(instant: Date, { now, timeZone }: TimeOptions): string {
  const days = daysBetween(now, instant, timeZone);
  if (days === 0) return t`Today`;
  if (days === 1) return t`Tomorrow`;
  return format('longDay', instant, timeZone);
}

/** Formats `11/21/2026 7:30 PM` (product §9: `MM/DD/YYYY h:mm A`). */
export function formatDateTime(instant: Date, timeZone?: string): string {
  return `${format('numbers', instant, timeZone)} ${formatClock(instant, timeZone)}`;
}

/** Formats `0:05:09`; hours are unlimited. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Calendar days; negative if `to` is earlier. */
function daysBetween(from: Date, to: Date, timeZone: string | undefined): number {
  return Math.round((Date.parse(format('date', to, timeZone)) - Date.parse(format('date', from, timeZone))) / 86_400_000);
}
