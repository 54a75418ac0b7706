import { describe, expect, it } from 'vitest';
import type { CatalogueEvent } from '#server/modules/catalogue/index.ts';
import { sources } from './index.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';

const catalogue = tinyCatalogue();
const load = (name: keyof typeof sources, args: object, playerId: string | null = null): unknown => {
  expect(sources[name].check(args)).toEqual([]);
  return sources[name].load(args, { catalogue, playerId, now: new Date('2026-11-21T17:00:00.000Z') });
};
const ids = (found: unknown): readonly string[] => (found as readonly CatalogueEvent[]).map(({ id }) => id);

describe('every source', () => {
  it.each(Object.entries(sources))('the live source %s has limits and refuses unknown arguments', (_, source) => {
    expect(source.limit).toBeGreaterThan(0);
    expect(source.timeoutMs).toBeGreaterThan(0);
    expect(source.timeoutMs).toBeLessThanOrEqual(1_000);
    expect(source.check({ surprise: 1 })).not.toEqual([]);
    expect(source.check(null)).not.toEqual([]);
  });

  it.each(Object.entries(sources).filter(([, { scope }]) => scope === 'PLAYER'))(
    'the live source %s of a player is never cached',
    (_, source) => {
      expect(source.ttlMs).toBe(0);
    },
  );
});

describe('events', () => {
  it('a competition’s events come with those in play first, and without hidden ones', () => {
    expect(ids(load('eventsOfCompetition', { competitionId: 'nfl', first: 10 }))).toEqual(['nfl-live', 'nfl-1']);
    expect(ids(load('eventsOfCompetition', { competitionId: 'nfl', first: 1 }))).toEqual(['nfl-live']);
    expect(ids(load('eventsOfCompetition', { competitionId: 'nothing', first: 10 }))).toEqual([]);
  });

  it('a sport’s events come with those in play first', () => {
    expect(ids(load('eventsOfSport', { sport: 'soccer', first: 10 }))).toEqual(['epl-live', 'epl-1']);
  });

  it('live events are filtered by sport or by the columns of a grid', () => {
    expect(ids(load('liveEvents', { first: 10 }))).toEqual(['nfl-live', 'epl-live']);
    expect(ids(load('liveEvents', { first: 10, sport: 'soccer' }))).toEqual(['epl-live']);
    expect(ids(load('liveEvents', { first: 10, columns: 'lines' }))).toEqual(['nfl-live']);
    expect(ids(load('liveEvents', { first: 10, columns: 'three-way' }))).toEqual(['epl-live']);
    expect(ids(load('liveEvents', { first: 10, columns: 'winner' }))).toEqual([]);
  });

  it('featured events are one per competition, those in play first', () => {
    expect(ids(load('featuredEvents', { first: 10 }))).toEqual(['nfl-live', 'epl-live', 'nhl-1', 'tour-1']);
    expect(ids(load('featuredEvents', { first: 2 }))).toEqual(['nfl-live', 'epl-live']);
    expect(ids(load('featuredEvents', { first: 10, upcoming: true })), 'that have not begun').toEqual([
      'nfl-1',
      'nhl-1',
      'epl-1',
      'tour-1',
    ]);
  });

  it('an event is loaded by its id, and an unknown one is null', () => {
    expect(load('eventById', { eventId: 'nfl-1' })).toMatchObject({ id: 'nfl-1' });
    expect(load('eventById', { eventId: 'constructor' })).toBeNull();
  });
});

describe('other sources', () => {
  it('an event’s markets are loaded', () => {
    expect((load('marketGroups', { eventId: 'nhl-1' }) as readonly { type: string }[]).map(({ type }) => type)).toEqual([
      'moneyline',
      'spread',
      'total',
    ]);
  });

  it('casino games are loaded by category and by tag', () => {
    const games = (args: object): readonly string[] =>
      (load('casinoGames', { first: 10, ...args }) as readonly { id: string }[]).map(({ id }) => id);
    expect(games({})).toHaveLength(4);
    expect(games({ category: 'slots' })).toEqual(['game-0', 'game-1']);
    expect([games({ tag: 'jackpot' }), games({ tag: 'new' }), games({ tag: 'exclusive' }), games({ tag: 'multiplayer' })]).toEqual([
      ['game-0'],
      ['game-1'],
      ['game-0'],
      ['game-3'],
    ]);
    expect(load('casinoGame', { gameId: 'game-2' })).toMatchObject({ category: 'table-games' });
  });

  it('the tree of sports is loaded', () => {
    expect((load('sportsMenu', {}) as readonly { label: string }[]).map(({ label }) => label)).toEqual([
      'Football',
      'Hockey',
      'Soccer',
      'Tennis',
    ]);
  });

  it('a section of awards is loaded by its id in the address, or null', () => {
    expect(load('awardSection', { sectionId: 'free-bets' })).toMatchObject({ label: 'Free bets', emptyTitle: 'No Free Bets Available' });
    expect(load('awardSection', { sectionId: 'constructor' })).toBeNull();
  });

  it('a section of bets is loaded for the player only', () => {
    expect(load('betHistorySection', { sectionId: 'settled' }, 'p1')).toEqual({ sectionId: 'settled', filterId: 'all' });
    expect(load('betHistorySection', { sectionId: 'settled' })).toBeNull();
  });
});

describe('statistics and search', () => {
  it('an event’s statistics are loaded, or null for an unknown event', () => {
    expect(load('eventStatistics', { eventId: 'nfl-1' })).toMatchObject({ event: { id: 'nfl-1' }, groups: [] });
    expect(load('eventStatistics', { eventId: 'constructor' })).toBeNull();
  });

  it('a search returns what it finds in each half, or null for an empty term', () => {
    expect(load('search', { searchTerm: 'nfl <%' })).toMatchObject({ term: 'nfl', sportsbook: { count: 3 }, casino: { count: 0 } });
    expect(load('search', { searchTerm: '%<' })).toBeNull();
  });
});
