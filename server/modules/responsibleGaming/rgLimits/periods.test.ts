import { describe, expect, it } from 'vitest';
import { nextPeriodStart, periodStart, zoneOf } from './periods.ts';

const EAST = 'America/New_York';
const at = (text: string): Date => new Date(text);

describe('periods of limits', () => {
  it.each([
    ['DAILY', '2026-03-08T06:59:59Z', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['DAILY', '2026-11-01T05:30:00Z', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['DAILY', '2026-11-02T04:59:59Z', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['WEEKLY', '2026-11-22T23:00:00Z', '2026-11-16T05:00:00.000Z', '2026-11-23T05:00:00.000Z'],
    ['WEEKLY', '2026-11-23T05:00:00Z', '2026-11-23T05:00:00.000Z', '2026-11-30T05:00:00.000Z'],
    ['MONTHLY', '2028-02-29T12:00:00Z', '2028-02-01T05:00:00.000Z', '2028-03-01T05:00:00.000Z'],
    ['MONTHLY', '2027-01-01T04:59:59Z', '2026-12-01T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
    ['MONTHLY', '2026-01-31T12:00:00Z', '2026-01-01T05:00:00.000Z', '2026-02-01T05:00:00.000Z'],
  ] as const)('the period %s of %s begins at %s and ends at %s in eastern time', (period, now, start, end) => {
    expect(periodStart(period, at(now), EAST).toISOString()).toBe(start);
    expect(nextPeriodStart(period, at(now), EAST).toISOString()).toBe(end);
  });

  it('limit periods follow the time zone of the player’s region', () => {
    expect(periodStart('DAILY', at('2026-07-01T04:30:00Z'), zoneOf('US-IL')).toISOString()).toBe('2026-06-30T05:00:00.000Z');
    expect(periodStart('DAILY', at('2026-07-01T04:30:00Z'), zoneOf('CA-ON')).toISOString()).toBe('2026-07-01T04:00:00.000Z');
    expect(zoneOf('constructor')).toBe(EAST);
  });
});
