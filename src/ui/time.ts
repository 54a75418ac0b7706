/** All of these take the time zone of the reader's browser unless given one. */
type TimeOptions = { readonly now: Date; readonly timeZone?: string };

const zone = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone });

const dayOf = (instant: Date, timeZone: string | undefined): string => new Intl.DateTimeFormat('en-CA', zone(timeZone)).format(instant);

/** `7:30 PM` (product §9: `h:mm A`). */
export function formatClock(instant: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', ...zone(timeZone) }).format(instant).replace(/\s/, ' ');
}

/** When an event starts, as short as it is clear: `Today 7:30 PM`, `Tomorrow 1:00 PM`, `Sun 4:05 PM` within six days, else `Dec 3, 8:15 PM`. */
export function formatStartTime(instant: Date, { now, timeZone }: TimeOptions): string {
  const days = daysBetween(now, instant, timeZone);
  const clock = formatClock(instant, timeZone);
  if (days === 0) return `Today ${clock}`;
  if (days === 1) return `Tomorrow ${clock}`;
  if (days > 1 && days <= 6) return `${new Intl.DateTimeFormat('en-US', { weekday: 'short', ...zone(timeZone) }).format(instant)} ${clock}`;
  return `${new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...zone(timeZone) }).format(instant)}, ${clock}`;
}

/** The heading of a day in a list: `Today`, `Tomorrow`, `Sunday, November 22`. */
export function formatDay(instant: Date, { now, timeZone }: TimeOptions): string {
  const days = daysBetween(now, instant, timeZone);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', ...zone(timeZone) }).format(instant);
}

/** `11/21/2026 7:30 PM`, for the last login (product §9: `MM/DD/YYYY h:mm A`). */
export function formatDateTime(instant: Date, timeZone?: string): string {
  const day = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: 'numeric', ...zone(timeZone) }).format(instant);
  return `${day} ${formatClock(instant, timeZone)}`;
}

/** A length of time as `0:05:09`; hours are not capped. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const two = (part: number): string => part.toString().padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Whole calendar days from one instant to another in a zone; negative when it lies before. */
function daysBetween(from: Date, to: Date, timeZone: string | undefined): number {
  return Math.round((Date.parse(dayOf(to, timeZone)) - Date.parse(dayOf(from, timeZone))) / 86_400_000);
}
