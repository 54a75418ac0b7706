import { describe, expect, it } from 'vitest';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { casinoLists, gameList, gamesOfList, listsOfGame, studioLists } from './categories.ts';

const catalogue = tinyCatalogue();
const page = (slug: string, filters: readonly string[] = [], limit = 24, offset = 0) =>
  gamesOfList(catalogue, { slug, filters, limit, offset });
const ids = (slug: string, filters?: readonly string[], limit?: number, offset?: number) =>
  page(slug, filters, limit, offset).games.map(({ id }) => id);

describe('lists of the casino', () => {
  it('the casino’s lists are those with games, all games first', () => {
    expect(casinoLists(catalogue).map(({ slug, games }) => [slug, games.length])).toEqual([
      ['all', 4],
      ['slots', 2],
      ['live-dealer', 1],
      ['table-games', 1],
      ['new', 1],
      ['exclusive', 1],
    ]);
  });

  it('each studio has a list at its own address', () => {
    expect(studioLists(catalogue).map(({ slug, label, games }) => [slug, label, games.length])).toEqual([['by-maker', 'Maker', 4]]);
    expect(gameList(catalogue, 'by-maker')?.games).toHaveLength(4);
    expect(gameList(catalogue, 'constructor')).toBeNull();
  });

  it('a game knows the lists that have it, its studio first', () => {
    const [game] = catalogue.games().filter(({ newBadge }) => newBadge);
    if (game === undefined) throw new Error('The catalogue has no new game');
    const lists = listsOfGame(catalogue, game);
    expect(lists.map(({ slug }) => slug)).toEqual(['by-maker', game.category, 'new', ...(game.exclusive ? ['exclusive'] : [])]);
    expect(lists.every(({ games }) => games.includes(game))).toBe(true);
  });

  it('a casino list is read page by page without gap or overlap', () => {
    expect([ids('all', [], 3, 0), ids('all', [], 3, 3)]).toEqual([['game-0', 'game-1', 'game-2'], ['game-3']]);
    expect(page('all', [], 3, 3)).toMatchObject({ offset: 3, total: 4 });
    expect(ids('all', [], 3, 99)).toEqual([]);
  });

  it('a page of a casino list is cut to valid bounds', () => {
    expect(ids('all', [], 10_000)).toHaveLength(4);
    expect(ids('all', [], -1)).toEqual([]);
    expect(page('all', [], 1, -5).offset).toBe(0);
  });

  it('a casino list is narrowed by every filter, and empty for an unknown one', () => {
    expect(ids('slots', ['new'])).toEqual(['game-1']);
    expect(ids('slots', ['new', 'exclusive'])).toEqual([]);
    expect(ids('slots', ['toString'])).toEqual([]);
    expect(page('nothing')).toEqual({ games: [], offset: 0, total: 0 });
  });
});
