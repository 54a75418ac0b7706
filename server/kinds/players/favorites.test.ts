import { describe, expect, it } from 'vitest';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import type { KindContext } from '../context.ts';
import { favoritesOf } from './favorites.ts';
import { FavoriteGamesShelf } from '../pageShelves/events/FavoriteGamesShelf.ts';

const catalogue = tinyCatalogue();
const home = catalogue.event('nfl-live')?.home ?? expect.fail('no such game');
const favorite = `nfl/${home.abbreviation.toLowerCase()}`;

type Sight = {
  readonly canLink: boolean;
  readonly leagues: readonly { readonly name: string; readonly rows: readonly { event: { id: string } }[] }[];
};
async function shownTo(favorites: readonly string[] | null, { isVisitor = false, isOffered = true } = {}): Promise<Sight | null> {
  const context = {
    viewer: { brand: 'espnbet', session: isVisitor ? null : { playerId: 'p1' } },
    deps: {
      catalogue,
      layouts: { judgeFlag: () => ({ isOn: true }) },
      linking: { isOfferedBy: () => isOffered, linkedTo: async () => favorites && { favorites } },
    },
  } as unknown as KindContext;
  const { favorites: resolve } = FavoriteGamesShelf.resolvers;
  if (typeof resolve !== 'function') return expect.fail('no resolver');
  return (await resolve({ id: 'n' } as never, {}, context, {} as never)) as Sight | null;
}

describe('favorites', () => {
  it('sides are found by league and abbreviation; unknown ones are left out', () => {
    expect(favoritesOf({ favorites: ['nfl/NOBODY', 'nothing/AB', favorite] }, catalogue)).toEqual([home]);
    expect(favoritesOf(null, catalogue)).toEqual([]);
  });

  it('a player sees the games of favorites alone, by league', async () => {
    const sight = await shownTo([favorite]);
    expect(sight?.leagues.map(({ name, rows }) => [name, rows.length])).toEqual([['NFL', sight?.leagues[0]?.rows.length]]);
    const events = sight?.leagues[0]?.rows.map(({ event }) => catalogue.event(event.id)) ?? [];
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) expect([event?.home.id, event?.away.id]).toContain(home.id);
  });

  it.each([
    ['a visitor', null, { isVisitor: true }, null],
    ['a player who may link', null, {}, { canLink: true, leagues: [] }],
    ['a player who follows nobody', [], {}, { canLink: false, leagues: [] }],
    ['a site without a partner', [favorite], { isOffered: false }, { canLink: false, leagues: [] }],
  ] as const)('%s has no games of others', async (_, favorites, more, expected) => {
    const sight = await shownTo(favorites, more);
    expect(sight && { canLink: sight.canLink, leagues: sight.leagues }).toEqual(expected);
  });
});
