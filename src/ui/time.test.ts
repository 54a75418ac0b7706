import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatClock, formatDateTime, formatDuration, formatStartTime } from './time.ts';

const now = new Date('2026-11-21T17:00:00Z'); // Saturday, noon in New York.
const EAST = { timeZone: 'America/New_York' } as const;

const LOCAL = ['getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours', 'getMinutes', 'getTimezoneOffset'] as const;

describe('times on a device in any time zone', () => {
  beforeEach(() => {
    for (const field of LOCAL)
      vi.spyOn(Date.prototype, field).mockImplementation(() => {
        throw new Error(`${field} reads the time zone of the device`);
      });
  });
  afterEach(() => void vi.restoreAllMocks());

  test.each([
    ['2026-11-22T00:30:00Z', 'Today 7:30 PM ET', 'the same day there, the next in UTC'],
    ['2026-11-22T18:00:00Z', 'Tomorrow 1:00 PM ET', 'the next day'],
    ['2026-11-26T17:30:00Z', 'Thu 12:30 PM ET', 'within six days'],
    ['2026-11-28T17:00:00Z', 'Nov 28, 12:00 PM ET', 'a week from now'],
    ['2026-11-20T17:00:00Z', 'Nov 20, 12:00 PM ET', 'past'],
  ])('a game’s start %s reads %s: %s', (instant, expected) => {
    expect(formatStartTime(new Date(instant), { now })).toBe(expected);
  });

  test('start days are counted over the end of daylight saving', () => {
    const before = new Date('2026-11-01T03:30:00Z'); // 23:30 on October 31st; the clocks go back that night.
    expect(formatStartTime(new Date('2026-11-02T04:30:00Z'), { now: before })).toBe('Tomorrow 11:30 PM ET');
  });

  test('the clock and the last login have the product’s formats and name their zone', () => {
    expect(formatClock(now)).toBe('12:00 PM ET');
    expect(formatDateTime(now)).toBe('11/21/2026 12:00 PM ET');
  });
});

test('times written by hand are those of the platform for New York', () => {
  const dateTime = new Intl.DateTimeFormat('en-US', {
    ...EAST,
    ...{ month: '2-digit', day: '2-digit', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  });
  const weekday = new Intl.DateTimeFormat('en-US', { ...EAST, weekday: 'short' });
  const monthAndDay = new Intl.DateTimeFormat('en-US', { ...EAST, month: 'short', day: 'numeric' });
  for (let hour = 0; hour < 9_000; hour += 11) {
    const instant = new Date(Date.UTC(2026, 0, 1, hour, hour % 60));
    expect(formatDateTime(instant)).toBe(`${dateTime.format(instant).replace(',', '').replaceAll(/\s/g, ' ')} ET`);
    const inDays = (days: number) => formatStartTime(instant, { now: new Date(instant.getTime() - days * 86_400_000) });
    expect(inDays(4).split(' ')[0]).toBe(weekday.format(instant));
    expect(inDays(30).split(',')[0]).toBe(monthAndDay.format(instant));
  }
});

test('an invalid time is refused', () => expect(() => formatDateTime(new Date('soon'))).toThrow(RangeError));

test.each([
  [0, '0:00:00'],
  [309_000, '0:05:09'],
  [90_061_999, '25:01:01'],
  [-5, '0:00:00'],
])('a duration of %i ms is written %s', (ms, expected) => {
  expect(formatDuration(ms)).toBe(expected);
});
