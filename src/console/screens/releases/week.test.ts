import { describe, expect, it } from 'vitest';
import { release } from '#tests/support/console/things.ts';
import { addDays, dayName, releasesOn, weekName, weekOf } from './week.ts';
import { zoneChoices } from './zones.ts';

const ZONE = 'America/New_York';
const told = (at: string) => ({ at, words: at });
const names = (day: string, releases: Parameters<typeof releasesOn>[0], zone = ZONE) => releasesOn(releases, day, zone).map(({ id }) => id);

describe('days of a calendar', () => {
  it('calendar days follow one another over months, years and clock changes', () => {
    expect(addDays('2026-10-31', 1)).toBe('2026-11-01');
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it.each([
    ['2026-11-16', 'a Monday'],
    ['2026-11-18', 'a Wednesday'],
    ['2026-11-22', 'a Sunday'],
  ])('the day %s, %s, is in the week from Monday the 16th', (day) => {
    expect(weekOf(day)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']);
  });

  it('the calendar names days and weeks', () => {
    expect(dayName('2026-11-22')).toBe('22 Sun');
    expect(weekName(weekOf('2026-11-22')).replaceAll(/\s/g, ' ')).toBe('Nov 16 – 22, 2026');
  });
});

describe('a release on the calendar', () => {
  const weekend = release({ id: 'weekend', starts: told('2026-11-20T14:00:00Z'), ends: told('2026-11-22T20:00:00Z') });

  it('a release is on each day between its start and end', () => {
    expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) => names(day, [weekend]).length)).toEqual([
      0, 1, 1, 1, 0,
    ]);
  });

  it('a release without an end is on the day of its start', () => {
    const open = release({ id: 'open', starts: told('2026-11-20T14:00:00Z'), ends: null });
    expect([names('2026-11-20', [open]), names('2026-11-21', [open])]).toEqual([['open'], []]);
  });

  it('a release that ends at midnight is not on the next day', () => {
    const untilMidnight = release({ id: 'midnight', starts: told('2026-11-20T14:00:00Z'), ends: told('2026-11-21T05:00:00Z') });
    expect([names('2026-11-20', [untilMidnight]), names('2026-11-21', [untilMidnight])]).toEqual([['midnight'], []]);
    expect(names('2026-11-21', [untilMidnight], 'Etc/UTC')).toEqual(['midnight']);
  });

  it('a failed release is on the day of its start, and a cancelled one on none', () => {
    const failed = { ...weekend, id: 'failed', state: 'failed' as const };
    const cancelled = { ...weekend, id: 'cancelled', state: 'cancelled' as const };
    const missed = { ...weekend, id: 'missed', state: 'expired' as const };
    expect(names('2026-11-20', [failed, cancelled, missed])).toEqual(['failed']);
    expect(names('2026-11-21', [failed, cancelled, missed])).toEqual([]);
  });

  it('releases of a day are ordered by their start', () => {
    const later = release({ id: 'later', starts: told('2026-11-20T18:00:00Z') });
    const earlier = release({ id: 'earlier', starts: told('2026-11-20T09:00:00Z') });
    expect(names('2026-11-20', [later, weekend, earlier])).toEqual(['earlier', 'weekend', 'later']);
  });
});

describe('zones to plan in', () => {
  it('zone choices start with the operator’s own and list each zone once', () => {
    expect(zoneChoices('Europe/Vienna')[0]).toEqual({ value: 'Europe/Vienna', label: 'Europe/Vienna' });
    expect(zoneChoices('America/New_York').filter(({ value }) => value === 'America/New_York')).toEqual([
      { value: 'America/New_York', label: 'America/New York' },
    ]);
    expect(zoneChoices('UTC').map(({ value }) => value)).not.toContain('UTC');
  });
});
