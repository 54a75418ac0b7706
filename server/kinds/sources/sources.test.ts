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
  it.each(Object.entries(sources))('%s has limits, and refuses arguments it does not have', (_, source) => {
    expect(source.limit).toBeGreaterThan(0);
    expect(source.timeoutMs).toBeGreaterThan(0);
    expect(source.timeoutMs).toBeLessThanOrEqual(1_000);
    expect(source.check({ surprise: 1 })).not.toEqual([]);
    expect(source.check(null)).not.toEqual([]);
  });

  it.each(Object.entries(sources).filter(([, { scope }]) => scope === 'PLAYER'))('%s of a player is never kept', (_, source) => {
    expect(source.ttlMs).toBe(0);
  });
});

describe('events', () => {
  it('of a competition: those in play first, hidden ones never', () => {
    expect(ids(load('eventsOfCompetition', { competitionId: 'nfl', first: 10 }))).toEqual(['nfl-live', 'nfl-1']);
    expect(ids(load('eventsOfCompetition', { competitionId: 'nfl', first: 1 }))).toEqual(['nfl-live']);
    expect(ids(load('eventsOfCompetition', { competitionId: 'nothing', first: 10 }))).toEqual([]);
  });

  it('of a sport', () => {
    expect(ids(load('eventsOfSport', { sport: 'soccer', first: 10 }))).toEqual(['epl-live', 'epl-1']);
  });

  it('in play, of a sport or of those that a grid lays out alike', () => {
    expect(ids(load('liveEvents', { first: 10 }))).toEqual(['nfl-live', 'epl-live']);
    expect(ids(load('liveEvents', { first: 10, sport: 'soccer' }))).toEqual(['epl-live']);
    expect(ids(load('liveEvents', { first: 10, columns: 'lines' }))).toEqual(['nfl-live']);
    expect(ids(load('liveEvents', { first: 10, columns: 'three-way' }))).toEqual(['epl-live']);
    expect(ids(load('liveEvents', { first: 10, columns: 'winner' }))).toEqual([]);
  });

  it('featured: one of each competition, those in play first', () => {
    expect(ids(load('featuredEvents', { first: 10 }))).toEqual(['nfl-live', 'epl-live', 'nhl-1', 'tour-1']);
    expect(ids(load('featuredEvents', { first: 2 }))).toEqual(['nfl-live', 'epl-live']);
    expect(ids(load('featuredEvents', { first: 10, upcoming: true })), 'that have not begun').toEqual(['nfl-1', 'nhl-1', 'epl-1', 'tour-1']);
  });

  it('one by its id', () => {
    expect(load('eventById', { eventId: 'nfl-1' })).toMatchObject({ id: 'nfl-1' });
    expect(load('eventById', { eventId: 'constructor' })).toBeNull();
  });
});

describe('the rest', () => {
  it('markets of an event', () => {
    expect((load('marketGroups', { eventId: 'nhl-1' }) as readonly { type: string }[]).map(({ type }) => type)).toEqual([
      'moneyline',
      'spread',
      'total',
    ]);
  });

  it('games by category and by what is special about them', () => {
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

  it('the tree of sports', () => {
    expect((load('sportsMenu', {}) as readonly { label: string }[]).map(({ label }) => label)).toEqual([
      'Football',
      'Hockey',
      'Soccer',
      'Tennis',
    ]);
  });

  it('a sort of awards by the name in the address, or null where there is none', () => {
    expect(load('awardSection', { sectionId: 'free-bets' })).toMatchObject({ label: 'Free bets', emptyTitle: 'No Free Bets Available' });
    expect(load('awardSection', { sectionId: 'constructor' })).toBeNull();
  });

  it('bets of the player who asks, and of nobody else', () => {
    expect(load('betHistorySection', { sectionId: 'settled' }, 'p1')).toEqual({ sectionId: 'settled', filterId: 'all' });
    expect(load('betHistorySection', { sectionId: 'settled' })).toBeNull();
  });
});

describe('statistics and search', () => {
  it('statistics of an event, or null where there is no such event', () => {
    expect(load('eventStatistics', { eventId: 'nfl-1' })).toMatchObject({ event: { id: 'nfl-1' }, groups: [] });
    expect(load('eventStatistics', { eventId: 'constructor' })).toBeNull();
  });

  it('what a term finds in each half, or null for a term of nothing', () => {
    expect(load('search', { searchTerm: 'nfl <%' })).toMatchObject({ term: 'nfl', sportsbook: { count: 3 }, casino: { count: 0 } });
    expect(load('search', { searchTerm: '%<' })).toBeNull();
  });
});
