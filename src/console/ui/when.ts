const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const STEPS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Formats a time as `3 hours ago` or `in 2 days`; below a minute, `just now`. */
export function relativeTime(at: Date, now: Date): string {
  const ms = at.getTime() - now.getTime();
  const step = STEPS.find(([, size]) => Math.abs(ms) >= size);
  if (!step) return 'just now';
  const [unit, size] = step;
  // Rounds toward zero: 47 hours are one day.
  return relative.format(Math.trunc(ms / size), unit);
}

export function exactTime(at: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return parts.format(at);
}

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
