import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf, movedInstant, weeksBetween, weeksIntoFuture } from './dates.ts';

const NY = 'America/New_York';

test.each([
  [{ day: '2023-11-02', time: '20:15', zone: NY }, 0, '2023-11-03T00:15:00.000Z'],
  [{ day: '2023-11-05', time: '13:00', zone: NY }, 0, '2023-11-05T18:00:00.000Z'],
  [{ day: '2019-09-29', time: '13:00', zone: NY }, 0, '2019-09-29T17:00:00.000Z'],
  [{ day: '2023-10-29', time: '13:00', zone: NY }, 1, '2023-11-05T18:00:00.000Z'],
  [{ day: '2018-08-11', time: '12:30', zone: 'Europe/London' }, 0, '2018-08-11T11:30:00.000Z'],
  [{ day: '2018-08-11', time: '12:30', zone: 'Europe/London' }, 20, '2018-12-29T12:30:00.000Z'],
])('the kick-off %o moved by %i weeks keeps its local time', (kickOff, weeks, expected) => {
  expect(instantOf(kickOff, weeks).toISOString()).toBe(expected);
});

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const kickOff = fc.record({
  day: fc.date({ min: new Date('2000-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }).map(dayOf),
  time: fc.constantFrom('00:30', '13:00', '23:45'),
  zone: fc.constantFrom(NY, 'Europe/London'),
});
const now = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });

test('an instant of the file moves with its game and keeps the local time', () => {
  const kickOff = { day: '2023-10-29', time: '13:00', zone: NY };
  const moved = movedInstant(new Date('2023-10-29T20:04:05.678Z'), { kickOff, startsAt: instantOf(kickOff, 1) });
  expect(moved.toISOString()).toBe('2023-11-05T21:04:05.678Z');
});

test('games are moved by the fewest whole weeks after which none has begun', () => {
  fc.assert(
    fc.property(fc.array(kickOff, { minLength: 1, maxLength: 5 }), now, (games, instant) => {
      const weeks = weeksIntoFuture(games, instant);
      const starts = (later: number) => games.map((game) => instantOf(game, later).getTime());
      expect(Math.min(...starts(weeks))).toBeGreaterThanOrEqual(instant.getTime() + 3_600_000);
      if (weeks > 0) expect(Math.min(...starts(weeks - 1))).toBeLessThan(instant.getTime() + 2 * 3_600_000);
      for (const game of games) expect(weeksBetween(game, instantOf(game, weeks))).toBe(weeks);
    }),
  );
});
