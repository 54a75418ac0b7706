import { describe, expect, it } from 'vitest';
import { regions } from '#server/platform/regions/regions.ts';
import { facilitiesOf } from './facilities.ts';
import { openingOf } from './openingHours.ts';

const cage = { timeZone: 'America/New_York', week: ['09:00', '21:30'], weekend: ['10:00', '02:00'] } as const;

describe('a cash facility', () => {
  // 30 November 2026 is a Monday; New York is five hours behind UTC.
  it.each([
    ['Monday 8:59 AM', '2026-11-30T13:59:00Z', 'Closed · opens 9 AM'],
    ['Monday 9:00 AM', '2026-11-30T14:00:00Z', 'Open until 9:30 PM'],
    ['Monday 9:29 PM', '2026-12-01T02:29:00Z', 'Open until 9:30 PM'],
    ['Monday 9:30 PM', '2026-12-01T02:30:00Z', 'Closed · opens 9 AM'],
    ['Monday 1:59 AM, after a Sunday', '2026-11-30T06:59:00Z', 'Open until 2 AM'],
    ['Monday 2:00 AM', '2026-11-30T07:00:00Z', 'Closed · opens 9 AM'],
    ['Thursday 11:00 PM', '2026-12-04T04:00:00Z', 'Closed · opens 10 AM'],
    ['Friday 1:00 AM, after a Thursday', '2026-12-04T06:00:00Z', 'Closed · opens 10 AM'],
    ['Saturday 1:00 AM', '2026-12-05T06:00:00Z', 'Open until 2 AM'],
  ])('at %s a cash facility says: %s (%s)', (_, now, text) => expect(openingOf(cage, new Date(now)).text).toBe(text));

  it('the opening hours of a cash facility follow its own time zone', () => {
    const now = new Date('2026-11-30T14:30:00Z');
    expect([openingOf(cage, now).isOpen, openingOf({ ...cage, timeZone: 'America/Chicago' }, now).isOpen]).toEqual([true, false]);
  });

  it.each(regions.filter(({ isServed, currency }) => isServed && currency === 'USD').map(({ code }) => code))(
    '%s has several cash facilities with places and hours of their own',
    (region) => {
      const places = facilitiesOf('cash-at-casino', region);
      expect(places.length).toBeGreaterThanOrEqual(3);
      expect(new Set(places.map(({ latitude, longitude }) => `${latitude},${longitude}`)).size).toBe(places.length);
      expect(places.every(({ workingHours }) => workingHours.every(({ value }) => /^\d+:\d\d [AP]M – \d+:\d\d [AP]M$/.test(value)))).toBe(
        true,
      );
    },
  );
});
