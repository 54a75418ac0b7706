import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_FEATURES, type GameFeature } from '#server/platform/config/config.ts';
import type { WorldChange } from '../messages/messages.ts';
import { tinyGame } from '#tests/support/tinyCatalogue.ts';
import { createBuckets } from './buckets.ts';
import { createCatalogueState, type CatalogueState } from './catalogue.ts';
import type { CatalogueEvent, EventStatus } from '../types.ts';

const NOON = new Date('2026-11-21T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const crest = { primary: '#111111', secondary: '#eeeeee', form: 'round', initials: 'AB' };

function filled(features: readonly GameFeature[] = GAME_FEATURES): CatalogueState {
  const state = createCatalogueState(new Set(features));
  state.putBase({
    featuredBets: [],
    offers: [],
    settings: [],
    sports: ['football', 'soccer'].map((id, ordinal) => ({ id, slug: id, name: id, icon: id, ordinal })),
    organizations: ['football', 'soccer'].map((sport) => ({ id: `${sport}-us`, sport_id: sport, name: 'US', slug: 'us' })),
    competitions: [
      { id: 'nfl', organization_id: 'football-us', name: 'NFL', slug: 'nfl', crest, ordinal: 0 },
      { id: 'mls', organization_id: 'soccer-us', name: 'MLS', slug: 'mls', crest, ordinal: 1 },
    ],
    participants: ['home', 'away'].map((id) => ({
      id,
      competition_id: 'nfl',
      name: id,
      full_name: id,
      abbreviation: id,
      record: null,
      crest,
    })),
    games: ['slots', 'slots', 'live-dealer'].map((category, ordinal) => ({
      ...tinyGame(category, ordinal),
      slug: `slug-${ordinal}`,
      jackpot_amount: ordinal === 0 ? '12345' : null,
    })),
  });
  const ids = ['a1', 'a2', 'a3', 'b1', 'b2'];
  put(
    state,
    ids.map((id, hour) =>
      stored(id, { starts_at: new Date(NOON.getTime() + hour * HOUR_MS), status: hour === 0 ? 'IN_PLAY' : 'PRE_GAME' }),
    ),
  );
  return state;
}

type EventRow = Parameters<CatalogueState['putOffer']>[0]['events'][number];
const stored = (id: string, more: Partial<EventRow> = {}): EventRow => ({
  id,
  competition_id: id.startsWith('a') ? 'nfl' : 'mls',
  home_id: 'home',
  away_id: 'away',
  name: id,
  slug: id,
  starts_at: NOON,
  status: 'PRE_GAME',
  home_score: null,
  statistics: null,
  match_progress: null,
  away_score: null,
  period: null,
  clock: null,
  has_live_stream: false,
  has_statistics: false,
  origin: 'seed',
  version: '1',
  ...more,
});
const put = (state: CatalogueState, events: readonly EventRow[], eventIds: readonly string[] = [], num = '10') =>
  state.putOffer(
    {
      events,
      markets: events.map(({ id }) => ({
        id: `${id}:total`,
        event_id: id,
        type: 'total',
        name: 'Total',
        status: 'OPEN' as const,
        line: 4_500,
        ordinal: 0,
        updated_at: NOON,
        most_stake: null,
        most_exposure: null,
        void_reason: null,
        is_graded: false,
      })),
      selections: events.flatMap(({ id }) =>
        ['over', 'under'].map((type, ordinal) => ({
          id: `${id}:total:${type}`,
          market_id: `${id}:total`,
          type,
          name: type,
          participant_id: null,
          points: 4_500,
          num,
          den: '11',
          status: 'OPEN' as const,
          ordinal,
          void_reason: null,
        })),
      ),
    },
    eventIds,
  );
const change = (version: string, more: Partial<WorldChange> = {}): WorldChange => ({
  eventId: 'a2',
  version,
  status: 'PRE_GAME',
  matchProgress: 'SCHEDULED',
  statistics: null,
  origin: 'seed',
  scoreboard: null,
  selections: [],
  markets: [],
  at: NOON.toISOString(),
  ...more,
});
const ids = (events: readonly CatalogueEvent[]): string => events.map(({ id }) => id).join(' ');

describe('queries of the catalogue', () => {
  const state = filled();
  test('events are queried by scope, status, time and number', () => {
    expect(ids(state.events())).toBe('a1 a2 a3 b1 b2');
    expect(ids(state.events({ status: 'IN_PLAY' }))).toBe('a1');
    expect(ids(state.events({ competitionId: 'mls' }))).toBe('b1 b2');
    expect(ids(state.events({ sportSlug: 'football', limit: 2 }))).toBe('a1 a2');
    expect(ids(state.events({ from: new Date(NOON.getTime() + HOUR_MS), to: new Date(NOON.getTime() + 3 * HOUR_MS) }))).toBe('a2 a3');
    expect(ids(state.events({ sportSlug: 'chess' }))).toBe('');
    expect(state.countEvents({ status: ['PRE_GAME'] })).toBe(4);
  });
  test('an address leads back to the competition, event or sport that it names', () => {
    const url = '/sport/football/organization/us/competition/nfl';
    expect(state.competition(url)).toBe(state.competition('nfl'));
    expect(state.event('a1')?.canonicalUrl).toBe(`${url}/event/a1`);
    expect(state.sport('soccer')?.canonicalUrl).toBe('/sport/soccer');
  });
  test('an unknown id is null or an empty list', () => {
    expect([
      state.event('x'),
      state.market('x'),
      state.selection('x'),
      state.sport('x'),
      state.competition('x'),
      state.game('x'),
      state.eventPrices('x'),
      state.participant('x'),
    ]).toEqual(Array.from({ length: 8 }, () => null));
    expect(state.marketsOf('constructor')).toEqual([]);
  });
  test('casino games are found by category, id and slug', () => {
    expect(state.games({ category: 'slots' }).map(({ id }) => id)).toEqual(['game-0', 'game-1']);
    expect(state.games({ first: 1 })).toHaveLength(1);
    expect(state.game('slug-0')).toMatchObject({ id: 'game-0', jackpot: { label: 'Grand', cents: 12_345n } });
    expect(state.game('game-1')?.jackpot).toBeNull();
    expect(state.game('game-2')?.table).toMatchObject({ dealer: 'Ada', seats: 7 });
  });

  test('a stored jackpot or dealer is hidden if the provider has no such feature', () => {
    const games = filled([]).games();
    expect(games.map(({ jackpot, table, betBehind }) => [jackpot, table, betBehind])).toEqual(games.map(() => [null, null, false]));
    expect(filled(['jackpot']).game('game-0')?.jackpot).not.toBeNull();
    expect(filled(['jackpot']).game('game-2')?.table).toBeNull();
  });
});

describe('changes of the catalogue', () => {
  test('a change applies to the next version only: a gap is reported, an older one ignored', () => {
    const state = filled();
    const price = { id: 'a2:total:over', num: '6', den: '5', status: 'CLOSED' as const, points: '46.5' };
    expect(state.apply(change('2', { selections: [price], markets: [{ id: 'a2:total', line: 4_650, status: 'OPEN' }] }))).toBe(true);
    expect(state.selection('a2:total:over')).toMatchObject({ num: 6n, den: 5n, status: 'CLOSED', points: 4_650 });
    expect(state.market('a2:total')?.line).toBe(4_650);
    expect(state.apply(change('2', { status: 'FINISHED' }))).toBe(true);
    expect(state.apply(change('4', { status: 'FINISHED' }))).toBe(false);
    expect(state.event('a2')?.status).toBe('PRE_GAME');
    expect(state.apply({ ...change('2'), eventId: 'unknown' })).toBe(false);
  });
  test('a change of status moves an event between lists', () => {
    const state = filled();
    state.apply(
      change('2', {
        status: 'IN_PLAY',
        scoreboard: { homeScore: 0, awayScore: 0, period: 'Q1', clock: null, turn: null, situation: null },
      }),
    );
    expect(ids(state.events({ status: 'IN_PLAY' }))).toBe('a1 a2');
    expect(ids(state.events({ status: 'PRE_GAME', competitionId: 'nfl' }))).toBe('a3');
  });
  test('an event that is read again replaces the held one unless that is newer', () => {
    const state = filled();
    expect(put(state, [stored('a2', { version: '5' })], ['a2'], '7')).toEqual(['a2']);
    expect(state.selection('a2:total:over')?.num).toBe(7n);
    expect(put(state, [stored('a2', { version: '4' })], ['a2'], '8')).toEqual([]);
    expect(state.selection('a2:total:over')?.num).toBe(7n);
  });
  test('an event that the database no longer has is dropped', () => {
    const state = filled();
    put(state, [], ['a2']);
    expect([state.event('a2'), state.market('a2:total'), state.selection('a2:total:over')]).toEqual([null, null, null]);
    expect(ids(state.events({ competitionId: 'nfl' }))).toBe('a1 a3');
  });
});

test('event lists match a plain filter, whatever is added and dropped', () => {
  const statuses: readonly EventStatus[] = ['IN_PLAY', 'PRE_GAME', 'FINISHED'];
  const step = fc.record({
    id: fc.nat(12),
    start: fc.nat(6),
    status: fc.constantFrom(...statuses),
    sport: fc.constantFrom('x', 'y'),
    isDropped: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.constantFrom(...statuses), fc.nat(6), fc.nat(6), (steps, status, from, to) => {
      const buckets = createBuckets();
      const held = new Map<string, CatalogueEvent>();
      for (const { id, start, isDropped, sport, status: next } of steps) {
        const before = held.get(`e${id}`) ?? null;
        if (isDropped && before) {
          buckets.drop(before);
          held.delete(before.id);
        } else {
          const event = {
            id: `e${id}`,
            startsAt: new Date(start),
            status: next,
            sportId: before?.sportId ?? sport,
            competitionId: 'c',
          } as CatalogueEvent;
          buckets.put(event, before);
          held.set(event.id, event);
        }
      }
      const plain = [...held.values()]
        .filter(
          (event) => event.status === status && event.sportId === 'x' && event.startsAt.getTime() >= from && event.startsAt.getTime() < to,
        )
        .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1));
      const filter = { sportId: 'x', status, from: new Date(from), to: new Date(to) };
      expect(buckets.query(filter)).toEqual(plain);
      expect(buckets.count(filter)).toBe(plain.length);
    }),
  );
});
