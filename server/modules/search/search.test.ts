import { worldInMemory } from '#server/sandbox/world/worldInMemory.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { type Found, foundOf, type GroupId, type Hit, hitsOf, NOTHING } from './found.ts';
import { searchCasino, searchSportsbook, together } from './search.ts';

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
    case 'market':
      return hit.event.id;
    case 'participant':
      return hit.participant.fullName;
    case 'competition':
      return hit.competition.id;
    case 'promotion':
      return hit.promotion.id;
    case 'standard':
      return hit.game.id;
  }
}
const found = (term: string, id: GroupId = 'EVENTS'): readonly string[] =>
  (searchSportsbook(catalogue, term, now).groups.find((group) => group.id === id)?.hits ?? []).map(nameOf);

describe('the search in the sportsbook', () => {
  it('any text can be searched in the sportsbook', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (text) => {
        const { count, groups } = searchSportsbook(base, text, now);
        expect(groups.reduce((sum, { hits }) => sum + hits.length, 0)).toBeLessThanOrEqual(count);
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

  it('the search finds competitions by name and sport, before their games, and promotions by title', () => {
    const all = (term: string): readonly string[] => hitsOf(searchSportsbook(base, term, now)).map(nameOf);
    expect(all('nfl')).toEqual(['nfl', 'nfl-live', 'nfl-1']);
    expect(all('hockey')).toContain('nhl');
    expect(found('parlays work', 'PROMOTIONS')).toEqual(['parlay-basics']);
  });

  it('the search finds teams and players, each with the next game', () => {
    const { groups } = searchSportsbook(base, 'away', now);
    expect(groups.map(({ id, count }) => [id, count])).toEqual([
      ['TEAMS', 3],
      ['PLAYERS', 1],
      ['EVENTS', 7],
    ]);
    const [team] = groups[0]?.hits ?? [];
    expect(team).toMatchObject({ sort: 'participant', competition: { id: 'nfl' }, next: { id: 'nfl-live' } });
  });

  it('the search finds a market by its own words, alone or with those of its teams or league', () => {
    const markets = (term: string): readonly string[] =>
      searchSportsbook(base, term, now)
        .groups.filter(({ id }) => id === 'MARKETS')
        .flatMap(({ hits }) => hits.map((hit) => (hit.sort === 'market' ? hit.market.id : '')));
    expect(markets('puck line')).toEqual(['nhl-1:spread']);
    expect(markets('nfl home total')).toEqual(['nfl-live:total', 'nfl-1:total', 'nfl-1:team-total-home']);
    expect(markets('nfl')).toEqual([]);
  });

  it.each(['', ' ', '!?', '—'])('the search does not read the offer for %j, which has no word', (term) => {
    const unread = (): never => {
      throw new Error('It was read');
    };
    const shut = { ...base, events: unread, competitions: unread, sports: unread, games: unread };
    expect(searchSportsbook(shut, term, now)).toEqual(NOTHING);
    expect(searchCasino(shut, term)).toEqual(NOTHING);
  });

  it('the search finds nothing for an empty term, and nothing hidden', () => {
    for (const term of ['', ' ', '!?', 'hidden']) expect(searchSportsbook(base, term, now).groups).toEqual([]);
  });
});

describe('a misspelled term', () => {
  const named = (...names: readonly string[]): typeof base => ({
    ...base,
    participantsOf: (competitionId) =>
      competitionId === 'nfl'
        ? names.map((fullName, at) => ({ ...foxes, id: `nfl-${at}`, competitionId, fullName, abbreviation: '' }))
        : [],
  });
  const teams = (of: typeof base, term: string): readonly string[] =>
    searchSportsbook(of, term, now)
      .groups.filter(({ id }) => id === 'TEAMS')
      .flatMap(({ hits }) => hits.map(nameOf));

  it.each([
    ['a wrong letter', 'Mavericks', 'mavarick'],
    ['a missing letter', 'Buffalo Bills', 'bils'],
    ['a doubled letter', 'Dallas Cowboys', 'cowbboys'],
    ['swapped letters', 'Kansas City Chiefs', 'cheifs'],
    ['two mistakes in a long word', 'Philadelphia Eagles', 'philadelfia'],
    ['a mistake in each word', 'Manchester United', 'manchster untied'],
    ['a word too many', 'New York Jets', 'jets footbal club'],
    ['no accents', 'Łódź Øster', 'lodz oster'],
    ['accents of its own', 'Lodz', 'Łódź'],
    ['letters beyond Latin-1', 'Nguyễn Straße', 'nguyen strasse'],
  ])('a team is found by a term with %s: %s by %s', (_, name, term) => expect(teams(named('Redmoor Foxes', name), term)).toEqual([name]));

  it('a term of which only short words fit a name finds nothing', () => {
    const of = worldInMemory(now, { seed: 1 });
    expect(searchSportsbook(of, 'nothing is called so', now).count).toBe(0);
    expect(searchSportsbook(of, 'nothing is called islanders', now).count).toBeGreaterThan(0);
  });

  it('names that begin as typed come before similar ones, and a result of similar names alone is marked', () => {
    const of = named('Denver Broncos', 'Brion');
    expect(teams(of, 'bron')).toEqual(['Denver Broncos', 'Brion']);
    expect(searchSportsbook(of, 'bron', now).isClose).toBe(false);
    expect(searchSportsbook(of, 'bronocs', now).isClose).toBe(true);
  });

  it('a misspelled term finds a league with its games, and casino games', () => {
    expect(searchSportsbook(base, 'premeir', now).groups.map(({ id, count }) => [id, count])).toEqual([
      ['LEAGUES', 1],
      ['EVENTS', 2],
    ]);
    expect(searchCasino(base, 'gmae 2')).toMatchObject({ isClose: true, groups: [{ hits: [{ game: { id: 'game-2' } }] }] });
  });
});

describe('the casino', () => {
  it('the casino search finds games by name', () => {
    expect(searchCasino(base, 'game 2')).toMatchObject({ count: 1, groups: [{ id: 'CASINO', hits: [{ game: { id: 'game-2' } }] }] });
  });
});

describe('both together', () => {
  const many = (count: number, id: GroupId, isClose = false): Found =>
    foundOf(
      [{ id, count: count * 10, hits: Array.from({ length: count }, () => ({ sort: 'head-to-head', event: first }) as const) }],
      isClose,
    );
  const lengths = (one: number, other: number): readonly number[] =>
    together(many(one, 'EVENTS'), many(other, 'CASINO')).groups.map(({ hits }) => hits.length);

  it.each([
    [24, 24, [12, 12]],
    [24, 3, [12, 3]],
    [24, 0, [24]],
    [0, 0, []],
  ])('%i sportsbook and %i casino results share one list', (one, other, expected) => expect(lengths(one, other)).toEqual(expected));

  it('both searches together count what each found', () => expect(together(many(2, 'EVENTS'), many(3, 'CASINO')).count).toBe(50));

  it('similar names of one search are left out if the other has exact matches', () => {
    const { groups, isClose } = together(many(2, 'EVENTS', true), many(3, 'CASINO'));
    expect(groups.map(({ id }) => id)).toEqual(['CASINO']);
    expect(isClose).toBe(false);
    expect(together(many(2, 'EVENTS', true), many(0, 'CASINO')).isClose).toBe(true);
    expect(together(many(2, 'EVENTS', true), many(3, 'CASINO', true)).groups).toHaveLength(2);
  });
});
