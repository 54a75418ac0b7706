import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { type Found, type Hit, searchCasino, searchSportsbook, together } from './search.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const base = tinyCatalogue();
const [first] = base.events();
if (!first) throw new Error('The tiny offer has events');
const side = (id: string, fullName: string, abbreviation: string) => ({ ...first.home, id, name: fullName, fullName, abbreviation });
const [foxes, pines, rovers] = [side('a', 'Redmoor Foxes', 'RMF'), side('b', 'Northgate Pines', 'NGP'), side('c', 'Redmoor Rovers', 'RDR')];
const game = (id: string, away: typeof foxes, home: typeof foxes, hours: number, status: 'PRE_GAME' | 'IN_PLAY' = 'PRE_GAME') => ({
  ...first,
  id,
  away,
  home,
  status,
  startsAt: new Date(now.getTime() + hours * 3_600_000),
});
const offer = [
  game('late', foxes, pines, 30),
  game('soon', pines, foxes, 3),
  game('on', rovers, foxes, -1, 'IN_PLAY'),
  game('other', pines, rovers, 1),
];
const catalogue: typeof base = { ...base, events: () => offer };

function nameOf(hit: Hit): string {
  switch (hit.sort) {
    case 'head-to-head':
      return hit.event.id;
    case 'competition':
      return hit.competition.id;
    case 'promotion':
      return hit.promotion.id;
    case 'standard':
      return hit.game.id;
  }
}
const found = (term: string): readonly string[] => searchSportsbook(catalogue, term, now).hits.map(nameOf);

describe('the search in the sportsbook', () => {
  it('any text can be searched in the sportsbook', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (text) => {
        const { count, hits } = searchSportsbook(base, text, now);
        expect(hits.length).toBeLessThanOrEqual(count);
      }),
    );
  });

  it('the search finds a team by any word or its abbreviation, live games first', () => {
    expect(found('foxes')).toEqual(['on', 'soon', 'late']);
    expect(found('NGP')).toEqual(['other', 'soon', 'late']);
  });

  it('the search puts a team whose name begins with the word before others', () => {
    expect(found('redmoor')).toEqual(['on', 'other', 'soon', 'late']);
    expect(found('redmoor rov')).toEqual(['on', 'other']);
  });

  it('the search finds games by words of both teams', () => {
    expect(found('foxes pines')).toEqual(['soon', 'late']);
  });

  it('the search finds competitions before their games, and promotions by title', () => {
    const { hits } = searchSportsbook(base, 'nfl', now);
    expect(hits.map(nameOf)).toEqual(['nfl', 'nfl-live', 'nfl-1']);
    expect(searchSportsbook(base, 'hockey', now).hits.map(nameOf)).toContain('nhl');
    expect(found('parlays work')).toEqual(['parlay-basics']);
  });

  it.each(['', ' ', '!?', '日本'])('a search for %j, which has no word, does not read the offer', (term) => {
    const unread = (): never => {
      throw new Error('It was read');
    };
    const shut = { ...base, events: unread, competitions: unread, sports: unread, games: unread };
    expect(searchSportsbook(shut, term, now)).toEqual({ count: 0, hits: [] });
    expect(searchCasino(shut, term)).toEqual({ count: 0, hits: [] });
  });

  it('an empty search finds nothing, and hidden events are not found', () => {
    for (const term of ['', ' ', '!?', 'nfl hidden']) expect(searchSportsbook(base, term, now).hits).toEqual([]);
  });
});

describe('the search in the casino', () => {
  it('the search finds casino games as the casino’s search does', () => {
    expect(searchCasino(base, 'game 2')).toMatchObject({ count: 1, hits: [{ sort: 'standard', game: { id: 'game-2' } }] });
  });
});

describe('the combined search', () => {
  const many = (count: number, prefix: string): Found => ({
    count: count * 10,
    hits: Array.from({ length: count }, (_, at) => ({ sort: 'head-to-head', event: { ...first, id: `${prefix}${at}` } })),
  });
  const lengths = (one: number, other: number): readonly number[] => {
    const { hits } = together(many(one, 'a'), many(other, 'b'));
    return ['a', 'b'].map((prefix) => hits.filter((hit) => nameOf(hit).startsWith(prefix)).length);
  };

  it.each([
    [24, 24, [12, 12]],
    [24, 3, [21, 3]],
    [3, 24, [3, 21]],
    [5, 5, [5, 5]],
    [0, 0, [0, 0]],
  ])('results of %i and %i share the room', (one, other, expected) => expect(lengths(one, other)).toEqual(expected));

  it('the combined search adds up both counts', () => expect(together(many(2, 'a'), many(3, 'b')).count).toBe(50));
});
