import { describe, expect, it } from 'vitest';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { casinoLists, gameList, gamesOfList, studioLists } from './categories.ts';

const catalogue = tinyCatalogue();
const page = (slug: string, filters: readonly string[] = [], limit = 24, offset = 0) =>
  gamesOfList(catalogue, { slug, filters, limit, offset });
const ids = (slug: string, filters?: readonly string[], limit?: number, offset?: number) =>
  page(slug, filters, limit, offset).games.map(({ id }) => id);

describe('lists of the casino', () => {
  it('are those that have games, all games first', () => {
    expect(casinoLists(catalogue).map(({ slug, games }) => [slug, games.length])).toEqual([
      ['all', 4],
      ['slots', 2],
      ['live-dealer', 1],
      ['table-games', 1],
      ['new', 1],
      ['exclusive', 1],
    ]);
  });

  it('have one for each studio, under an address of its own', () => {
    expect(studioLists(catalogue).map(({ slug, label, games }) => [slug, label, games.length])).toEqual([['by-maker', 'Maker', 4]]);
    expect(gameList(catalogue, 'by-maker')?.games).toHaveLength(4);
    expect(gameList(catalogue, 'constructor')).toBeNull();
  });

  it('are read page by page, without gap or overlap, and say how long they are', () => {
    expect([ids('all', [], 3, 0), ids('all', [], 3, 3)]).toEqual([['game-0', 'game-1', 'game-2'], ['game-3']]);
    expect(page('all', [], 3, 3)).toMatchObject({ offset: 3, total: 4 });
    expect(ids('all', [], 3, 99)).toEqual([]);
  });

  it('are cut to what a page may hold, whatever is asked', () => {
    expect(ids('all', [], 10_000)).toHaveLength(4);
    expect(ids('all', [], -1)).toEqual([]);
    expect(page('all', [], 1, -5).offset).toBe(0);
  });

  it('are narrowed by every filter, and to nothing by one that is not offered', () => {
    expect(ids('slots', ['new'])).toEqual(['game-1']);
    expect(ids('slots', ['new', 'exclusive'])).toEqual([]);
    expect(ids('slots', ['toString'])).toEqual([]);
    expect(page('nothing')).toEqual({ games: [], offset: 0, total: 0 });
  });
});
