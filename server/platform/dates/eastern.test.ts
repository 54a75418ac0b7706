import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter, easternDay, easternInstant, isoDay, weekdayOf, weekOf, type EasternDay } from './eastern.ts';
import { seededCompetitions } from '#server/modules/trading/competitions/index.ts';
import { participantId } from '#server/modules/trading/offer/index.ts';
import { fixturesOn } from '#server/modules/trading/offer/schedule.ts';
import { slugify } from '#server/modules/trading/offer/index.ts';

const day: fc.Arbitrary<EasternDay> = fc
  .date({ min: new Date('2020-01-02T00:00:00Z'), max: new Date('2040-12-30T00:00:00Z'), noInvalidDate: true })
  .map((date) => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }));
const shown = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });

describe('a day in New York', () => {
  test('a day in New York begins at its midnight, and its times are converted both ways', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 4, max: 23 }), fc.constantFrom('00', '05', '30', '55'), (one, hour, minute) => {
        const time = `${String(hour).padStart(2, '0')}:${minute}`;
        const instant = easternInstant(one, time);
        expect(shown.format(instant)).toBe(`${isoDay(one)}, ${time}`);
        expect(easternDay(instant)).toEqual(one);
        expect(easternDay(easternInstant(one, '00:00'))).toEqual(one);
      }),
    );
  });

  test('a day in New York has 23, 24 or 25 hours by its clock changes', () => {
    const hours = (one: EasternDay) =>
      (easternInstant(dayAfter(one, 1), '00:00').getTime() - easternInstant(one, '00:00').getTime()) / 3_600_000;
    expect(hours({ year: 2026, month: 3, day: 8 })).toBe(23);
    expect(hours({ year: 2026, month: 11, day: 1 })).toBe(25);
    expect(hours({ year: 2026, month: 11, day: 21 })).toBe(24);
  });

  test('a skipped time becomes the later instant, and a repeated time the earlier one', () => {
    expect(easternInstant({ year: 2026, month: 3, day: 8 }, '02:30').toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(easternInstant({ year: 2026, month: 11, day: 1 }, '01:30').toISOString()).toBe('2026-11-01T05:30:00.000Z');
  });

  test('days in New York follow one another over months, years and leap days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -800, max: 800 }), (one, days) => {
        expect(dayAfter(dayAfter(one, days), -days)).toEqual(one);
        expect(weekdayOf(dayAfter(one, 1))).toBe((weekdayOf(one) + 1) % 7);
        expect(weekOf(dayAfter(one, 7))).toBe(weekOf(one) + 1);
        expect(weekOf(dayAfter(one, 1)) - weekOf(one)).toBe(weekdayOf(one) === 1 ? 1 : 0);
      }),
    );
    expect(dayAfter({ year: 2028, month: 2, day: 28 }, 1)).toEqual({ year: 2028, month: 2, day: 29 });
    expect(isoDay(dayAfter({ year: 2026, month: 12, day: 31 }, 1))).toBe('2027-01-01');
  });
});

describe('names and ids of the seeded world', () => {
  test('every team has its own id, which fits into an address', () => {
    const ids = seededCompetitions.flatMap((competition) => competition.sides.map((side) => participantId(competition.id, side)));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{3,64}$/);
  });

  test('every game of a day has its own id, and no team plays twice that day', () => {
    fc.assert(
      fc.property(day, fc.nat(), fc.constantFrom(...seededCompetitions), (one, seed, competition) => {
        const games = fixturesOn(seed, competition, one);
        expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
        const sides = games.flatMap(({ home, away }) => [home, away]);
        expect(new Set(sides).size).toBe(sides.length);
        for (const { id, startsAt } of games) {
          expect(id).toMatch(/^[a-z0-9-]{1,150}$/);
          expect(easternDay(startsAt)).toEqual(one);
        }
        expect(fixturesOn(seed, competition, one)).toEqual(games);
      }),
      { numRuns: 60 },
    );
  });

  test('a slug of a slug is unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(slugify(text)).toMatch(/^[a-z0-9-]*$/);
        expect(slugify(slugify(text))).toBe(slugify(text));
      }),
    );
  });
});
