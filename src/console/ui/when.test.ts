import { describe, expect, it } from 'vitest';
import { exactTime, ownZone, relativeTime } from './when.ts';

const now = new Date('2026-11-22T14:00:00.000Z');
const after = (ms: number): Date => new Date(now.getTime() + ms);
const MINUTE = 60_000;

describe('how long ago', () => {
  it.each([
    [0, 'just now'],
    [-59_000, 'just now'],
    [-MINUTE, '1 minute ago'],
    [-119 * MINUTE, '1 hour ago'],
    [-47 * 60 * MINUTE, 'yesterday'],
    [-72 * 60 * MINUTE, '3 days ago'],
    [30 * MINUTE, 'in 30 minutes'],
    [24 * 60 * MINUTE, 'tomorrow'],
  ])('a time %i ms ago reads %s', (ms, words) => {
    expect(relativeTime(after(ms), now)).toBe(words);
  });
});

describe('exactly', () => {
  it('an exact time names the zone and tells the repeated hour apart', () => {
    expect(exactTime(new Date('2026-11-01T05:30:00Z'), 'America/New_York')).toBe('Sun, Nov 1, 2026, 01:30 EDT');
    expect(exactTime(new Date('2026-11-01T06:30:00Z'), 'America/New_York')).toBe('Sun, Nov 1, 2026, 01:30 EST');
  });

  it('the console writes midnight as 00', () => {
    expect(exactTime(new Date('2026-11-22T00:05:00Z'), 'UTC')).toBe('Sun, Nov 22, 2026, 00:05 UTC');
  });

  it('an exact time uses the device’s zone by default', () => {
    expect(exactTime(now)).toBe(exactTime(now, ownZone()));
  });
});
