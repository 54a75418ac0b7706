import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { freeGames } from './freeToPlay.ts';

const catalogue = tinyCatalogue();
const at = (instant: string) => freeGames(catalogue, new Date(instant));
const timesOf = (instant: string) => at(instant).map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]);

describe('the free games', () => {
  it('the two free games of the day and the week change at midnight in New York', () => {
    expect(timesOf('2026-11-21T17:00:00.000Z')).toEqual([
      ['2026-11-21T05:00:00.000Z', '2026-11-22T05:00:00.000Z'],
      ['2026-11-16T05:00:00.000Z', '2026-11-23T05:00:00.000Z'],
    ]);
    // Late evening in New York is the next day in UTC.
    expect(timesOf('2026-11-22T04:59:59.999Z')).toEqual(timesOf('2026-11-21T17:00:00.000Z'));
  });

  it('the free game’s week has 167 or 169 hours when the clocks change', () => {
    const hours = (instant: string) => {
      const [, week] = at(instant);
      return week && (week.endsAt.getTime() - week.startsAt.getTime()) / 3_600_000;
    };
    expect(hours('2026-03-08T12:00:00.000Z')).toBe(167);
    expect(hours('2026-11-01T12:00:00.000Z')).toBe(169);
  });

  it('the two free games differ, have a demo and stay the same for their time', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
        const [day, week] = freeGames(catalogue, now);
        if (!day || !week) throw new Error('Two games');
        expect(day.game.id).not.toBe(week.game.id);
        expect(day.game.demoAvailable && week.game.demoAvailable).toBe(true);
        for (const { startsAt, endsAt } of [day, week]) {
          expect(startsAt.getTime()).toBeLessThanOrEqual(now.getTime());
          expect(now.getTime()).toBeLessThan(endsAt.getTime());
        }
        expect(freeGames(catalogue, day.startsAt)[0]?.game.id).toBe(day.game.id);
        expect(freeGames(catalogue, new Date(week.endsAt.getTime() - 1))[1]?.game.id).toBe(week.game.id);
      }),
    );
  });

  it('the free game of the day goes through all games with a demo', () => {
    const seen = new Set<string | undefined>();
    for (let day = 1; day <= 28; day += 1) seen.add(at(`2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`)[0]?.game.id);
    expect(seen.size).toBe(catalogue.games().length);
  });

  it('there are no free games if no game has a demo', () => {
    expect(freeGames({ ...catalogue, games: () => [] }, new Date())).toEqual([]);
  });
});
