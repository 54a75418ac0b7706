import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { KickOff } from './feedGame.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const LEAD_MS = 3_600_000;
const WEEK_MS = 7 * 86_400_000;

export function instantOf({ day, time, zone }: KickOff, weeksLater = 0): Date {
  const moved = dayjs
    .utc(day)
    .add(weeksLater * 7, 'day')
    .format('YYYY-MM-DD');
  return dayjs.tz(`${moved} ${time}`, zone).toDate();
}

export function movedInstant(instant: Date, { kickOff, startsAt }: { readonly kickOff: KickOff; readonly startsAt: Date }): Date {
  const local = dayjs(instant).tz(kickOff.zone);
  const wall = { day: local.format('YYYY-MM-DD'), time: local.format('HH:mm:ss.SSS'), zone: kickOff.zone };
  return instantOf(wall, weeksBetween(kickOff, startsAt));
}

export function weeksIntoFuture(kickOffs: readonly KickOff[], now: Date): number {
  const first = Math.min(...kickOffs.map((kickOff) => instantOf(kickOff).getTime()));
  const behindMs = now.getTime() + LEAD_MS - first;
  let weeks = Math.max(0, Math.ceil(behindMs / WEEK_MS));
  // Adds weeks until all games are far enough ahead: a clock change can move a game an hour earlier.
  while (kickOffs.some((kickOff) => instantOf(kickOff, weeks).getTime() < now.getTime() + LEAD_MS)) weeks += 1;
  return weeks;
}

export const weeksBetween = (kickOff: KickOff, startsAt: Date): number =>
  Math.round((startsAt.getTime() - instantOf(kickOff).getTime()) / WEEK_MS);
