/** Instants of a local time: one; none if clocks skip it; two if they repeat it. */
export function instantsOf(local: string, zone: string): readonly Date[] {
  const wallMs = Date.parse(`${local}:00.000Z`);
  if (Number.isNaN(wallMs) || new Date(wallMs).toISOString().slice(0, 16) !== local) return [];
  // Tries the zone's offsets before and after, because the clocks may change in between.
  const offsets = new Set([-30, -12, 0, 12, 30].map((hours) => offsetMs(new Date(wallMs + hours * HOUR_MS), zone)));
  return [...offsets]
    .map((offset) => new Date(wallMs - offset))
    .filter((at) => at.getTime() + offsetMs(at, zone) === wallMs)
    .toSorted((a, b) => a.getTime() - b.getTime());
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '' && zone.includes('/');
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-CA', { ...options, timeZone: zone, hourCycle: 'h23', calendar: 'iso8601' });
  formats.set(zone, made);
  return made;
}

export function wallClock(at: Date, zone: string): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

export function offsetMs(at: Date, zone: string): number {
  const minute = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${wallClock(at, zone)}:00.000Z`) - minute;
}

export function zonedText(at: Date, zone: string): string {
  const minutes = offsetMs(at, zone) / MINUTE_MS;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = `UTC${minutes < 0 ? '−' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
  return `${wallClock(at, zone).replace('T', ' ')} in ${zone} (${offset}), ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
