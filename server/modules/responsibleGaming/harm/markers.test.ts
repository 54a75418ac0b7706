import { describe, expect, it } from 'vitest';
import { markersOf } from './markers.ts';
import type { HarmRecord } from './record.ts';
import { scoreOf } from './score.ts';
import type { MarkerName } from './thresholds.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
const quiet: HarmRecord = {
  ...{ now, weeklyMinutes: Array.from({ length: 13 }, () => 120), coolOffs: [], playedDown: [], exclusionVisits: [], selfExclusions: [] },
  ...{ raises: [], deposits: [] },
};
const daily = (count: number): Date[] => Array.from({ length: count }, (_, day) => ago(day));
const weeks = (...last: readonly number[]): readonly number[] => [...quiet.weeklyMinutes.slice(last.length), ...last];
const raise = (hours: number, daysAgo = 1) => ({ at: ago(daysAgo), before: new Date(ago(daysAgo).getTime() - hours * HOUR_MS) });
const deposits = (last: number, before: number) => [
  { at: ago(3), cents: BigInt(last) },
  { at: ago(40), cents: BigInt(before) },
];

type Seen = 'no' | 'shows' | 'strong';
const cases: readonly (readonly [MarkerName, string, Partial<HarmRecord>, Seen])[] = [
  ['time-growing', 'three weeks of 10 % more, to five hours', { weeklyMinutes: weeks(300, 330, 363, 400) }, 'shows'],
  ['time-growing', 'of which one is 9 % more', { weeklyMinutes: weeks(300, 329, 363, 400) }, 'no'],
  ['time-growing', 'two weeks', { weeklyMinutes: weeks(900, 300, 330, 400) }, 'no'],
  ['time-growing', 'to less than five hours', { weeklyMinutes: weeks(100, 150, 200, 299) }, 'no'],
  ['time-growing', 'to five hours', { weeklyMinutes: weeks(100, 150, 200, 300) }, 'shows'],
  ['time-growing', 'four weeks to ten hours', { weeklyMinutes: weeks(240, 300, 360, 420, 600) }, 'strong'],
  ['time-growing', 'four weeks to less than ten hours', { weeklyMinutes: weeks(240, 300, 360, 420, 599) }, 'shows'],
  ['time-growing', 'three weeks to ten hours', { weeklyMinutes: weeks(360, 300, 360, 420, 600) }, 'shows'],
  ['time-growing', 'after a week of nothing', { weeklyMinutes: weeks(0, 300, 600) }, 'no'],
  ['cool-offs', 'one', { coolOffs: [ago(1)] }, 'no'],
  ['cool-offs', 'two', { coolOffs: [ago(1), ago(89)] }, 'shows'],
  ['cool-offs', 'two, one of them 90 days ago', { coolOffs: [ago(1), ago(90)] }, 'no'],
  ['cool-offs', 'three', { coolOffs: [ago(1), ago(40), ago(89)] }, 'strong'],
  ['played-down', 'four days', { playedDown: daily(4) }, 'no'],
  ['played-down', 'five days', { playedDown: daily(5) }, 'shows'],
  ['played-down', 'five times on four days', { playedDown: [...daily(4), ago(0)] }, 'no'],
  ['played-down', 'five days, one of them 30 days ago', { playedDown: [...daily(4), ago(30)] }, 'no'],
  ['played-down', 'seven days', { playedDown: daily(7) }, 'shows'],
  ['played-down', 'eight days', { playedDown: daily(8) }, 'strong'],
  ['exclusion-visits', 'one day', { exclusionVisits: [ago(1), ago(1)] }, 'no'],
  ['exclusion-visits', 'two days', { exclusionVisits: daily(2) }, 'shows'],
  ['exclusion-visits', 'two days, one before an exclusion', { exclusionVisits: [ago(1), ago(9)], selfExclusions: [ago(5)] }, 'no'],
  ['exclusion-visits', 'three days', { exclusionVisits: daily(3) }, 'shows'],
  ['exclusion-visits', 'four days', { exclusionVisits: daily(4) }, 'strong'],
  ['exclusion-visits', 'two days, one of them 30 days ago', { exclusionVisits: [ago(1), ago(30)] }, 'no'],
  ['quick-raises', 'after a day', { raises: [raise(24)] }, 'no'],
  ['quick-raises', 'after a minute less than a day', { raises: [raise(24 - 1 / 60)] }, 'shows'],
  ['quick-raises', 'thirty days ago', { raises: [raise(1, 30)] }, 'no'],
  ['quick-raises', 'twice', { raises: [raise(1), raise(1, 2)] }, 'strong'],
  ['sudden-deposits', 'five times as much, to $500.00', { deposits: deposits(50_000, 120_000) }, 'shows'],
  ['sudden-deposits', 'a cent less than five times as much', { deposits: deposits(50_000, 120_001) }, 'no'],
  ['sudden-deposits', 'a cent less than $500.00', { deposits: deposits(49_999, 12_000) }, 'no'],
  ['sudden-deposits', 'ten times as much, to $1,000.00', { deposits: deposits(100_000, 120_000) }, 'strong'],
  ['sudden-deposits', 'a cent less than $1,000.00', { deposits: deposits(99_999, 12_000) }, 'shows'],
  ['sudden-deposits', 'a cent less than ten times as much', { deposits: deposits(100_000, 120_001) }, 'shows'],
  ['sudden-deposits', 'without any before', { deposits: [{ at: ago(3), cents: 1_000_000n }] }, 'no'],
];

const evenings: readonly (readonly [string, string, string, number])[] = [
  ['around midnight UTC in winter', '2026-11-18T23:59:00Z', '2026-11-19T00:01:00Z', 1],
  ['around midnight UTC in summer', '2026-07-18T23:59:00Z', '2026-07-19T00:01:00Z', 1],
  ['around midnight in the east in winter', '2026-11-18T04:59:00Z', '2026-11-18T05:01:00Z', 2],
  ['around midnight in the east in summer', '2026-07-18T03:59:00Z', '2026-07-18T04:01:00Z', 2],
  ['on the 25 hours of the day on which clocks go back', '2026-11-01T04:01:00Z', '2026-11-02T04:59:00Z', 1],
  ['on the 23 hours of the day on which they go on', '2026-03-08T05:01:00Z', '2026-03-09T03:59:00Z', 1],
  ['after these 23 hours', '2026-03-08T05:01:00Z', '2026-03-09T04:01:00Z', 2],
];

describe('the days of a marker', () => {
  it.each(evenings)('days of visits are counted in eastern time: two visits %s', (_, first, second, days) => {
    const found = markersOf({ ...quiet, now: new Date(second), exclusionVisits: [new Date(first), new Date(second)] });
    expect(found.map(({ words }) => words)).toEqual(
      days === 1 ? [] : ['On 2 of the last 30 days you opened the self-exclusion page and did not choose an option.'],
    );
  });

  it('days of cash played down are counted in eastern time', () => {
    const evening = [1, 2, 3, 4].flatMap((day) => ['23:59', '00:01'].map((time, next) => new Date(`2026-11-1${day + next}T${time}:00Z`)));
    expect(markersOf({ ...quiet, playedDown: evening })).toEqual([]);
  });
});

describe('a marker of harm', () => {
  it.each(cases)('the harm marker %s is judged by its threshold: %s', (name, _, more, seen) => {
    const found = markersOf({ ...quiet, ...more });
    expect(found.map((marker) => marker.name)).toEqual(seen === 'no' ? [] : [name]);
    if (seen !== 'no') expect(found[0]?.isStrong).toBe(seen === 'strong');
  });

  it('a harm marker explains what was seen', () => {
    expect(markersOf({ ...quiet, deposits: deposits(60_000, 120_000) })[0]?.words).toBe(
      'You deposited $600.00 in 7 days. In the 12 weeks before, it was $100.00 a week.',
    );
  });
});

describe('the level of harm', () => {
  const shown = { coolOffs: [ago(1), ago(2)], exclusionVisits: daily(2), raises: [raise(1)], playedDown: daily(5) };
  it.each([
    [0, 0, {}],
    [1, 1, { coolOffs: shown.coolOffs }],
    [2, 1, { coolOffs: shown.coolOffs, raises: shown.raises }],
    [3, 2, { coolOffs: shown.coolOffs, raises: shown.raises, exclusionVisits: shown.exclusionVisits }],
    [4, 2, shown],
    [5, 3, { ...shown, exclusionVisits: daily(4) }],
  ] as const)('a harm score of %i points is level %i', (points, level, more) => {
    expect(scoreOf({ ...quiet, ...more })).toMatchObject({ points, level });
  });

  it('a single marker of harm, however strong, gives level 1', () => {
    for (const more of [{ coolOffs: daily(80) }, { playedDown: daily(29) }, { deposits: deposits(90_000_000, 1) }])
      expect(scoreOf({ ...quiet, ...more }).level).toBe(1);
  });
});
