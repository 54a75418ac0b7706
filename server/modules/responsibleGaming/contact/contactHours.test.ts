import { expect, it } from 'vitest';
import { regions } from '#server/platform/regions/regions.ts';
import { checkHours, type ContactHours, contactHoursOf, contactWindow, windowText } from './contactHours.ts';

const jersey = contactHoursOf('US-NJ');
const windowAt = (at: string, hours: ContactHours = jersey) => {
  const { from, until } = contactWindow(hours, new Date(at));
  return [from.toISOString(), until.toISOString()];
};

it.each([
  [
    'within the hours of a weekday it is now until they end',
    '2026-11-25T17:00:00Z',
    '2026-11-25T17:00:00.000Z',
    '2026-11-26T02:00:00.000Z',
  ],
  ['before they begin it is from then on', '2026-11-25T09:00:00Z', '2026-11-25T14:00:00.000Z', '2026-11-26T02:00:00.000Z'],
  ['an hour before they end it is still today', '2026-11-26T01:00:00Z', '2026-11-26T01:00:00.000Z', '2026-11-26T02:00:00.000Z'],
  ['less than an hour before they end it is the next day', '2026-11-26T01:00:01Z', '2026-11-26T14:00:00.000Z', '2026-11-27T02:00:00.000Z'],
  ['late on Friday it is Saturday, with its own hours', '2026-11-28T03:00:00Z', '2026-11-28T15:00:00.000Z', '2026-11-28T23:00:00.000Z'],
  ['over a weekend it is Monday', '2026-11-28T22:30:00Z', '2026-11-30T14:00:00.000Z', '2026-12-01T02:00:00.000Z'],
  ['over the end of daylight time it is 9:00 of the clock', '2026-10-31T23:00:00Z', '2026-11-02T14:00:00.000Z', '2026-11-03T02:00:00.000Z'],
  ['over its begin, too', '2026-03-07T23:30:00Z', '2026-03-09T13:00:00.000Z', '2026-03-10T01:00:00.000Z'],
])('the contact window: %s', (_name, at, from, until) => expect(windowAt(at)).toEqual([from, until]));

it('hours that a clock change repeats end the first time, and a day without its hours is skipped', () => {
  const night: ContactHours = { zone: 'America/New_York', phone: '1', week: { sunday: ['00:00', '01:30'] } };
  expect(windowAt('2026-10-31T12:00:00Z', night)).toEqual(['2026-11-01T04:00:00.000Z', '2026-11-01T05:30:00.000Z']);
  const skipped: ContactHours = { ...night, week: { sunday: ['00:00', '02:30'] } };
  expect(windowAt('2026-03-07T12:00:00Z', skipped)).toEqual(['2026-03-15T04:00:00.000Z', '2026-03-15T06:30:00.000Z']);
});

it('every served region has contact hours, and the wait is never longer than a weekend', () => {
  for (const { code } of regions.filter(({ isServed }) => isServed)) {
    const hours = contactHoursOf(code);
    expect(hours, code).not.toBe(contactHoursOf('nowhere'));
    for (let hour = 0; hour < 8_784; hour += 29) {
      const now = new Date(Date.UTC(2026, 0, 1, hour));
      expect(contactWindow(hours, now).until.getTime() - now.getTime(), `${code} ${now.toISOString()}`).toBeLessThan(77 * 3_600_000);
    }
  }
});

it.each([
  ['unknown time zone', { ...jersey, zone: 'Nowhere' }],
  ['no phone', { ...jersey, phone: ' ' }],
  ['no hours', { ...jersey, week: {} }],
  ['no hours', { ...jersey, week: { weekday: ['09:00', '09:30'] } }],
  ['no hours', { ...jersey, week: { weekday: ['9', '21'] } }],
] as const)('contact hours with %s are refused at the start', (words, hours) => expect(() => checkHours('US-NJ', hours)).toThrow(words));

it('a contact window is written as a day, hours and time zone', () => {
  const words = windowText(contactWindow(jersey, new Date('2026-11-28T22:30:00Z')), jersey.zone);
  expect(words.replaceAll(/\s+/gu, ' ')).toBe('Monday, November 30, 9:00 AM – 9:00 PM EST');
});
