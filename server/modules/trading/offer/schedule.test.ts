import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededCompetitions } from '../competitions/index.ts';
import { week } from '../competitions/competition.ts';
import { dayAfter, easternDay, easternInstant, isoDay, weekdayOf, weekOf } from '#server/platform/dates/eastern.ts';
import { addedCrest, crestOf, recordOf } from './marks.ts';
import { fixturesBetween, fixturesOn, slugify } from './schedule.ts';

const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

describe('Eastern time', () => {
  test('eastern time follows the rules of daylight saving time', () => {
    expect(easternInstant({ year: 2026, month: 11, day: 22 }, '13:00').toISOString()).toBe('2026-11-22T18:00:00.000Z');
    expect(easternInstant({ year: 2026, month: 7, day: 4 }, '13:00').toISOString()).toBe('2026-07-04T17:00:00.000Z');
    expect(easternInstant({ year: 2026, month: 3, day: 8 }, '03:00').toISOString()).toBe('2026-03-08T07:00:00.000Z');
    expect(isoDay(easternDay(new Date('2026-11-22T04:59:00Z')))).toBe('2026-11-21');
  });

  test('days follow one another, and a week of rounds begins on Tuesday', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const today = easternDay(now);
        const next = dayAfter(today, 1);
        expect(weekdayOf(next)).toBe((weekdayOf(today) + 1) % 7);
        expect(weekOf(next) - weekOf(today)).toBe(weekdayOf(next) === 2 ? 1 : 0);
      }),
    );
  });
});

describe('fixtures', () => {
  test('the fixtures of a day do not depend on the queried range', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...seededCompetitions), (now, competition) => {
        const later = new Date(now.getTime() + 3 * 86_400_000);
        const whole = fixturesBetween(7, competition, now, new Date(now.getTime() + 6 * 86_400_000));
        const rest = fixturesBetween(7, competition, later, new Date(now.getTime() + 6 * 86_400_000));
        expect(whole.filter(({ startsAt }) => startsAt >= later)).toEqual(rest);
        expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
        for (const { id } of whole) expect(id).toMatch(/^[a-z0-9-]+$/);
      }),
      { numRuns: 60 },
    );
  });

  test('every NFL team plays at most once a week', () => {
    const nfl = seededCompetitions.find(({ id }) => id === 'nfl');
    if (!nfl) throw new Error('no league');
    const tuesday = { year: 2026, month: 11, day: 24 };
    const games = Array.from({ length: 7 }, (_, day) => fixturesOn(1, nfl, dayAfter(tuesday, day))).flat();
    const sides = games.flatMap(({ home, away }) => [home.abbreviation, away.abbreviation]);
    expect(games.length).toBe(15);
    expect(new Set(sides).size).toBe(30);
  });

  test('another seed schedules other pairs of teams', () => {
    const day = { year: 2026, month: 11, day: 22 };
    const ids = (seed: number) => seededCompetitions.flatMap((competition) => fixturesOn(seed, competition, day)).map(({ id }) => id);
    expect(ids(1)).not.toEqual(ids(2));
  });

  test('a schedule of a week is read exactly or throws', () => {
    expect(week('sun 13:00x8 16:05; mon 20:15')[0]).toEqual([
      ['13:00', 8],
      ['16:05', 1],
    ]);
    expect(week('daily 09:00')[6]).toEqual([['09:00', 1]]);
    expect(() => week('someday 09:00')).toThrow(SyntaxError);
    expect(() => week('sun 9am')).toThrow(SyntaxError);
  });

  test('a team’s name becomes a slug', () => {
    expect(slugify("Durban's Super Giants v St. Louis")).toBe('durbans-super-giants-v-st-louis');
    expect(slugify('Köln — 1. FC')).toBe('koln-1-fc');
  });
});

test('a team’s crest is always the same, and its record adds up to the games played', () => {
  for (const competition of seededCompetitions) {
    for (const side of competition.sides) {
      expect(crestOf(competition, side)).toEqual(crestOf(competition, side));
      const games = (recordOf(competition, side, 3) ?? '').split('-').map(Number);
      const sum = games.reduce((total, part) => total + part, 0);
      expect(Math.abs(sum - competition.played), `${competition.id} ${side.name}`).toBeLessThanOrEqual(1);
      expect(games.every((part) => part >= 0)).toBe(true);
    }
  }
});

test('players of tennis and darts have initials instead of a crest, and teams a crest', () => {
  const forms = (isOfPersons: boolean) =>
    seededCompetitions
      .filter(({ sport }) => ['tennis', 'darts'].includes(sport) === isOfPersons)
      .flatMap((competition) => competition.sides.map((side) => crestOf(competition, side).form));
  expect(new Set(forms(true))).toEqual(new Set(['person']));
  for (const competition of seededCompetitions)
    expect(addedCrest(competition, { name: 'A. New', abbreviation: 'NEW' }).form === 'person', competition.id).toBe(
      ['tennis', 'darts'].includes(competition.sport),
    );
  expect(forms(false)).not.toContain('person');
});
