import { describe, expect, test } from 'vitest';
import { formatClock, formatDateTime, formatDay, formatDuration, formatStartTime } from './time.ts';

const timeZone = 'America/New_York';
const now = new Date('2026-11-21T17:00:00Z'); // Saturday, noon in New York.

describe('when an event starts', () => {
  test.each([
    ['2026-11-22T00:30:00Z', 'Today 7:30 PM', 'the same day there, the next in UTC'],
    ['2026-11-22T18:00:00Z', 'Tomorrow 1:00 PM', 'the next day'],
    ['2026-11-26T17:30:00Z', 'Thu 12:30 PM', 'within six days'],
    ['2026-11-28T17:00:00Z', 'Nov 28, 12:00 PM', 'a week from now'],
    ['2026-11-20T17:00:00Z', 'Nov 20, 12:00 PM', 'past'],
  ])('the start %s reads %s: %s', (instant, expected) => {
    expect(formatStartTime(new Date(instant), { now, timeZone })).toBe(expected);
  });

  test('start days are counted over the end of daylight saving', () => {
    const before = new Date('2026-11-01T03:30:00Z'); // 23:30 on October 31st; the clocks go back that night.
    expect(formatStartTime(new Date('2026-11-02T04:30:00Z'), { now: before, timeZone })).toBe('Tomorrow 11:30 PM');
  });
});

test.each([
  ['2026-11-21T20:00:00Z', 'Today'],
  ['2026-11-22T20:00:00Z', 'Tomorrow'],
  ['2026-11-23T20:00:00Z', 'Monday, November 23'],
])('the day of %s is %s', (instant, expected) => {
  expect(formatDay(new Date(instant), { now, timeZone })).toBe(expected);
});

test('the clock and the last login have the product’s formats', () => {
  expect(formatClock(now, timeZone)).toBe('12:00 PM');
  expect(formatDateTime(now)).toBe('11/21/2026 12:00 PM ET');
});

test.each([
  [0, '0:00:00'],
  [309_000, '0:05:09'],
  [90_061_999, '25:01:01'],
  [-5, '0:00:00'],
])('%i ms are written %s', (ms, expected) => {
  expect(formatDuration(ms)).toBe(expected);
});

test('the default time zone is the device’s', () => {
  const { timeZone: here } = new Intl.DateTimeFormat().resolvedOptions();
  const hours = Array.from({ length: 400 }, (_, at) => new Date(Date.UTC(2026, 0, 1, at * 23, at % 60)));
  for (const instant of hours) {
    expect(formatStartTime(instant, { now })).toBe(formatStartTime(instant, { now, timeZone: here }));
    expect(formatDay(instant, { now })).toBe(formatDay(instant, { now, timeZone: here }));
  }
});
