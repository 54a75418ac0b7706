import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededCompetition, seededCompetitions } from '#server/modules/trading/competitions/index.ts';
import { fillers, type Known } from './live.ts';
import { participantId } from '#server/modules/trading/offer/index.ts';

const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const known = (competitionId: string, side: number, startsAt: Date): Known => {
  const sides = seededCompetition(competitionId)?.sides ?? [];
  const id = (index: number): string => participantId(competitionId, sides[index] as (typeof sides)[number]);
  return { competitionId, homeId: id(side), awayId: id(side + 1), startsAt, isInPlay: false };
};
const fill = (now: Date, events: readonly Known[] = [], mode: 'in-progress' | 'soon' = 'in-progress') =>
  fillers(events, { seed: 3, now, participantId, mode });

describe('extra games', () => {
  test('extra games give every sport a live game, and eight games to wait for', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const games = fill(now);
        const begun = games.filter(({ startsAt }) => startsAt <= now);
        expect(new Set(begun.map(({ competition }) => competition.sport)).size).toBe(10);
        expect(games.length - begun.length).toBe(8);
        expect(
          new Set(
            games.flatMap(({ home, away, competition }) => [participantId(competition.id, home), participantId(competition.id, away)]),
          ).size,
        ).toBe(2 * games.length);
        for (const { startsAt } of games) expect(startsAt.getTime() % 300_000).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  test('extra games are found in the one league whose teams have rested', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const busy = seededCompetitions
      .filter(({ id }) => id !== 'nfl')
      .flatMap(({ id, sides }) => sides.slice(1).map((_side, index) => known(id, index, now)));
    const games = fill(now, busy);
    expect(new Set(games.map(({ competition }) => competition.id))).toEqual(new Set(['nfl']));
    expect(games.filter(({ startsAt }) => startsAt > now)).toHaveLength(8);
  });

  test('extra games of a running world begin soon and never in the past', () => {
    fc.assert(
      fc.property(instant, (now) => {
        for (const { startsAt } of fill(now, [], 'soon')) {
          expect(startsAt.getTime()).toBeGreaterThanOrEqual(now.getTime());
          expect(startsAt.getTime() - now.getTime()).toBeLessThan(2 * 3_600_000);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('extra games prefer teams that have rested for three days', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const thisMorning = new Date('2026-11-21T08:00:00Z');
    const tomorrow = new Date('2026-11-22T12:00:00Z');
    const tired = [0, 2, 4, 6, 8, 10, 12, 14, 16].map((side) => known('premier-league', side, tomorrow));
    const busy = ['la-liga', 'serie-a', 'bundesliga', 'mls'].flatMap((league) =>
      [0, 2, 4, 6, 8, 10, 12, 14].map((side) => known(league, side, thisMorning)),
    );
    const soccer = fill(now, [...tired, ...busy]).filter(
      ({ competition }) => competition.sport === 'soccer' && competition.id === 'premier-league',
    );
    const first = soccer[0];
    expect(first && [first.home.abbreviation, first.away.abbreviation].toSorted()).toEqual(['WHU', 'WOL']);
    expect(soccer.length).toBeGreaterThan(1);
  });

  test('no extra games are added to a sport with enough of them', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const on = Array.from({ length: 2 }, (_, index) => ({ ...known('nfl', index * 2, now), isInPlay: true }));
    expect(fill(now, on).filter(({ competition, startsAt }) => competition.sport === 'football' && startsAt <= now)).toEqual([]);
  });
});
