import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueEvent } from '#server/modules/catalogue/index.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { type Collection, type CollectionItem, pageOf } from './collection.ts';
import { collectionOf } from './index.ts';
import { competitionCollection } from './competitionCollection.ts';
import { promotionCollection } from './promotionCollection.ts';
import { cursorOf, keyOf } from './cursor.ts';

const catalogue = tinyCatalogue();
const now = new Date('2026-11-22T17:00:00.000Z');
const world = { catalogue, now };
const idOf = ({ id }: CollectionItem): string => id;
const ids = (collection: Collection, filterId: string | null = null, first = 50): readonly string[] =>
  pageOf(collection, { filterId, first }, world).items.map(idOf);

const [event] = catalogue.events();
if (!event) throw new Error('The tiny offer has events');
const listOf = (keys: readonly string[]): Collection => ({
  id: 'test',
  filters: {},
  list: () => keys.map((key) => ({ key, item: { __typename: 'Event', ...event, id: key } })),
});
function readThrough(pages: readonly (readonly string[])[], first: number): readonly string[] {
  const seen: string[] = [];
  let after: string | null = null;
  for (const keys of pages) {
    const page = pageOf(listOf(keys), { first, after }, world);
    seen.push(...page.items.map(idOf));
    after = page.endCursor ?? after;
    if (!page.hasNextPage) break;
  }
  return seen;
}
const keys = fc.uniqueArray(fc.stringMatching(/^[a-z0-9 .:-]{1,20}$/), { maxLength: 40 });

describe('cursors', () => {
  it('a cursor leads back to its key, and no other text is a cursor', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\x20-\x7e]{1,60}$/), (key) => {
        expect(cursorOf(key)).toMatch(/^[\w-]+$/);
        expect(keyOf(cursorOf(key))).toBe(key);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const key = keyOf(text);
        if (key !== null) expect(cursorOf(key)).toBe(text);
      }),
    );
    expect(keyOf('a'.repeat(500))).toBeNull();
  });
});

describe('pages', () => {
  it('pages hold every item once and in order, whatever their length', () => {
    fc.assert(
      fc.property(keys, fc.integer({ min: 1, max: 9 }), (all, first) => {
        expect(
          readThrough(
            Array.from({ length: 41 }, () => all),
            first,
          ),
        ).toEqual(all.toSorted((a, b) => (a < b ? -1 : 1)));
      }),
    );
  });

  it('pages repeat and skip no lasting item while others come and go', () => {
    fc.assert(
      fc.property(keys, fc.array(keys, { minLength: 41, maxLength: 41 }), fc.integer({ min: 1, max: 9 }), (stays, others, first) => {
        const seen = readThrough(
          others.map((more) => [...new Set([...stays, ...more.filter((key) => !stays.includes(key)).slice(0, 5)])]),
          first + 5,
        );
        expect(new Set(seen).size).toBe(seen.length);
        for (const key of stays) expect(seen).toContain(key);
      }),
      { numRuns: 60 },
    );
  });

  it('a page has the total count and says whether more follow', () => {
    const abc = listOf(['c', 'a', 'b']);
    expect(pageOf(abc, { first: 2 }, world)).toMatchObject({ totalCount: 3, hasNextPage: true, endCursor: cursorOf('b') });
    expect(pageOf(abc, { first: 2, after: cursorOf('b') }, world)).toMatchObject({ totalCount: 3, hasNextPage: false });
    expect(pageOf(abc, { first: 2, after: cursorOf('zzz') }, world)).toMatchObject({ items: [], endCursor: null, hasNextPage: false });
    expect(pageOf(abc, { first: 0 }, world)).toMatchObject({ items: [], hasNextPage: true });
  });

  it('a page has at most 50 items, and an invalid cursor starts at the beginning', () => {
    const many = listOf(Array.from({ length: 90 }, (_, at) => `k${String(at).padStart(3, '0')}`));
    expect(pageOf(many, { first: 1_000 }, world).items).toHaveLength(50);
    expect(pageOf(many, { first: -5 }, world).items).toHaveLength(0);
    expect(pageOf(many, { first: 1, after: '💥' }, world).items.map(idOf)).toEqual(['k000']);
  });
});

describe('the list of promotions', () => {
  it('the list of promotions is newest first and filtered by tag', () => {
    expect(ids(promotionCollection()).slice(0, 2)).toEqual(['free-game', 'season-pick-em']);
    expect(ids(promotionCollection(), 'free')).toEqual(['free-game', 'season-pick-em']);
    expect(ids(promotionCollection(), 'casino')).not.toContain('parlay-basics');
  });

  it('a list of promotions may leave one out', () => {
    expect(ids(promotionCollection({ without: 'free-game' }))[0]).toBe('season-pick-em');
    expect(collectionOf('promotions.without.free-game', catalogue)?.id).toBe('promotions.without.free-game');
    expect(ids(promotionCollection({ without: 'nothing' }))).toEqual(ids(promotionCollection()));
  });

  it('a list of promotions may leave out a tag, and then has no filter for it', () => {
    const list = collectionOf('promotions.not.sportsbook.without.free-game', catalogue);
    expect(list?.id).toBe('promotions.not.sportsbook.without.free-game');
    expect(Object.keys(list?.filters ?? {})).toEqual(['casino', 'free', 'how-to']);
    expect(list && ids(list)).toEqual(['your-casino-rewards', 'return-to-player', 'your-own-pace']);
  });

  it.each(['promotions.not.nothing', 'promotions.not.', 'promotions.without.', 'promotions.not.constructor'])(
    'the id %s is not a list of games or promotions',
    (id) => {
      expect(collectionOf(id, catalogue)).toBeNull();
    },
  );

  it('an unknown filter of promotions has no items', () => {
    for (const filter of ['constructor', '__proto__', 'live']) expect(ids(promotionCollection(), filter)).toEqual([]);
  });
});

describe('the games of a competition', () => {
  const nfl = competitionCollection('nfl');
  const ofDay = (id: string, startsAt: string, status: CatalogueEvent['status'] = 'PRE_GAME'): CatalogueEvent => ({
    ...event,
    id,
    status,
    startsAt: new Date(startsAt),
  });
  const some = [
    ofDay('night', '2026-11-23T01:20:00.000Z'),
    ofDay('monday', '2026-11-24T01:15:00.000Z'),
    ofDay('thursday', '2026-11-26T17:30:00.000Z'),
    ofDay('on', '2026-11-22T16:00:00.000Z', 'IN_PLAY'),
    ofDay('yesterday', '2026-11-21T18:00:00.000Z', 'FINISHED'),
    ofDay('before', '2026-11-20T18:00:00.000Z', 'FINISHED'),
  ];
  const staged: typeof world = {
    now,
    catalogue: { ...catalogue, events: ({ status }: { status?: unknown } = {}) => (Array.isArray(status) ? some : some.slice(0, 4)) },
  };
  const found = (filterId: string | null) => pageOf(nfl, { filterId, first: 50 }, staged).items.map(idOf);

  it('a competition’s games are listed by start, without hidden ones', () => {
    expect(ids(nfl)).toEqual(['nfl-1', 'nfl-live']);
    expect(found(null)).toEqual(['on', 'night', 'monday', 'thursday']);
  });

  it.each([
    ['live', ['on']],
    ['today', ['night']],
    ['tomorrow', ['monday']],
    ['later', ['thursday']],
    ['results', ['yesterday', 'before']],
  ])('a competition’s filter %s selects games by their day in New York', (filter, expected) => expect(found(filter)).toEqual(expected));
});

describe('a list by its id', () => {
  it('a list is found by its id, and an unknown id is null', () => {
    expect(collectionOf('promotions', catalogue)?.id).toBe('promotions');
    expect(collectionOf('competition.nfl', catalogue)?.id).toBe('competition.nfl');
    for (const id of [
      '',
      'competition.',
      'competition.chess',
      'competition.nfl/x',
      'constructor',
      'Promotions',
      'promotions.',
      'promotions.without.',
    ])
      expect(collectionOf(id, catalogue)).toBeNull();
  });
});
