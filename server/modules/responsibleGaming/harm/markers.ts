import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { dayAfter, easternDay, isoDay } from '#server/platform/dates/eastern.ts';
import type { HarmRecord } from './record.ts';
import { type MarkerName, THRESHOLDS } from './thresholds.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type Marker = { readonly name: MarkerName; readonly isStrong: boolean; readonly words: string };

export const markersOf = (record: HarmRecord): readonly Marker[] => readers.flatMap((read) => read(record) ?? []);

type Read = (record: HarmRecord) => Marker | null;

const timeGrowing: Read = ({ weeklyMinutes }) => {
  const { percent, shows, isStrong } = THRESHOLDS['time-growing'];
  let weeks = 0;
  for (let at = weeklyMinutes.length - 1; at > 0; at -= 1) {
    const [minutes = 0, before = 0] = [weeklyMinutes[at], weeklyMinutes[at - 1]];
    if (before === 0 || minutes * 100 < before * (100 + percent)) break;
    weeks += 1;
  }
  const last = weeklyMinutes.at(-1) ?? 0;
  const reaches = (step: { readonly weeks: number; readonly hours: number }): boolean => weeks >= step.weeks && last >= step.hours * 60;
  if (!reaches(shows)) return null;
  const words = t`Your time here rose by ${percent}% or more in each of the last ${weeks} weeks, to ${(last / 60).toFixed(1)} hours.`;
  return { name: 'time-growing', isStrong: reaches(isStrong), words };
};

const coolOffs: Read = ({ coolOffs: begun, now }) => {
  const { days } = THRESHOLDS['cool-offs'];
  const count = since(begun, now, days).length;
  return counted('cool-offs', count, t`You started ${count} breaks in ${days} days.`);
};

const playedDown: Read = ({ playedDown: at, now }) => {
  const { days } = THRESHOLDS['played-down'];
  const count = daysIn(at, now, days);
  return counted('played-down', count, t`On ${count} of the last ${days} days you played until you had less than $1.00 in cash.`);
};

const exclusionVisits: Read = ({ exclusionVisits: visits, selfExclusions, now }) => {
  const { days } = THRESHOLDS['exclusion-visits'];
  const last = Math.max(0, ...selfExclusions.map((at) => at.getTime()));
  const count = daysIn(
    visits.filter((at) => at.getTime() > last),
    now,
    days,
  );
  return counted(
    'exclusion-visits',
    count,
    t`On ${count} of the last ${days} days you opened the self-exclusion page and did not choose an option.`,
  );
};

const quickRaises: Read = ({ raises, now }) => {
  const { days, hours } = THRESHOLDS['quick-raises'];
  const quick = raises.filter(({ at, before }) => at.getTime() - before.getTime() < hours * HOUR_MS).map(({ at }) => at);
  const count = since(quick, now, days).length;
  return counted('quick-raises', count, t`You asked for a higher limit within ${hours} hours of setting one: ${count} in ${days} days.`);
};

const suddenDeposits: Read = ({ deposits, now }) => {
  const { days, weeksBefore, shows, isStrong } = THRESHOLDS['sudden-deposits'];
  const from = now.getTime() - days * DAY_MS;
  const first = from - weeksBefore * 7 * DAY_MS;
  const sum = (isIn: (at: number) => boolean): bigint =>
    deposits.reduce((cents, deposit) => (isIn(deposit.at.getTime()) ? cents + deposit.cents : cents), 0n);
  const [last, before] = [sum((at) => at > from), sum((at) => at > first && at <= from)];
  const reaches = ({ times, cents }: { readonly times: number; readonly cents: number }): boolean =>
    before > 0n && last >= BigInt(cents) && last * BigInt(weeksBefore) >= before * BigInt(times);
  if (!reaches(shows)) return null;
  const usual = formatCents(before / BigInt(weeksBefore));
  const words = t`You deposited ${formatCents(last)} in ${days} days. In the ${weeksBefore} weeks before, it was ${usual} a week.`;
  return { name: 'sudden-deposits', isStrong: reaches(isStrong), words };
};

const readers: readonly Read[] = [timeGrowing, coolOffs, playedDown, exclusionVisits, quickRaises, suddenDeposits];

type Counted = Exclude<MarkerName, 'sudden-deposits' | 'time-growing'>;
function counted(name: Counted, count: number, words: string): Marker | null {
  const { shows, isStrong } = THRESHOLDS[name];
  return count < shows ? null : { name, isStrong: count >= isStrong, words };
}

const since = (instants: readonly Date[], now: Date, days: number): readonly Date[] =>
  instants.filter((at) => at.getTime() > now.getTime() - days * DAY_MS && at <= now);
function daysIn(instants: readonly Date[], now: Date, days: number): number {
  const before = isoDay(dayAfter(easternDay(now), -days));
  const dated = instants.filter((at) => at <= now).map((at) => isoDay(easternDay(at)));
  return new Set(dated.filter((day) => day > before)).size;
}
