import { describe, expect, it } from 'vitest';
import { defineRegistry, isKnown, kind, viewFor, vocabularyOf } from './defineRegistry.ts';
import type { KindView, Wire } from './types.ts';

type Promo = { readonly __typename: 'PromoShelf'; readonly id: string; readonly promo: string };
type Games = {
  readonly __typename: 'GamesShelf';
  readonly id: string;
  readonly games: readonly string[];
  readonly presentation: string | null;
};
type Shelf = Promo | Games;

const Empty = () => null;
const PromoView: KindView<Promo> = ({ node }) => node.promo;
const GamesView: KindView<Games> = ({ node }) => node.games.join();
const GamesGrid: KindView<Games> = ({ node }) => node.games.join('|');

const shelves = defineRegistry<Shelf>()({
  PromoShelf: kind({ view: PromoView, skeleton: Empty }),
  GamesShelf: kind({ view: GamesView, skeleton: Empty, presentations: { grid: GamesGrid } }),
});

// Each of these calls must fail to compile.
// @ts-expect-error a kind of the union is missing from the map
defineRegistry<Shelf>()({ PromoShelf: kind({ view: PromoView, skeleton: Empty }) });
defineRegistry<Shelf>()({
  ...shelves,
  // @ts-expect-error a kind that the union does not have
  TypoShelf: kind({ view: PromoView, skeleton: Empty }),
});
defineRegistry<Shelf>()({
  ...shelves,
  // @ts-expect-error two kinds are crossed: the view draws promotions
  GamesShelf: kind({ view: PromoView, skeleton: Empty }),
});
defineRegistry<Shelf>()({
  ...shelves,
  // @ts-expect-error a presentation draws another kind's node
  GamesShelf: kind({ view: GamesView, skeleton: Empty, presentations: { grid: PromoView } }),
});
// @ts-expect-error a kind without a skeleton would jump when it arrives
kind({ view: PromoView });

describe('isKnown', () => {
  const known = (node: unknown): boolean => isKnown<Shelf>(shelves, node as Wire<Shelf>);

  it('isKnown narrows a wire node to the union', () => {
    const node: Wire<Shelf> = { __typename: 'PromoShelf', id: '1', promo: 'hello' };
    expect(isKnown<Shelf>(shelves, node) && node.__typename === 'PromoShelf' ? node.promo : '').toBe('hello');
  });

  it.each(['JackpotShelf', 'constructor', '__proto__', 'toString', 'hasOwnProperty', ''])(
    'isKnown is false for a kind named %j',
    (name) => {
      expect(known({ __typename: name })).toBe(false);
    },
  );

  it.each([null, undefined, 7, 'PromoShelf', [], {}, { __typename: null }, { __typename: {} }])('isKnown is false for %j', (node) => {
    expect(known(node)).toBe(false);
  });
});

describe('viewFor', () => {
  const games = (presentation: string | null): Games => ({ __typename: 'GamesShelf', id: '1', games: [], presentation });

  it('viewFor returns the presentation the document asks for', () => expect(viewFor(shelves.GamesShelf, games('grid'))).toBe(GamesGrid));
  it.each([null, 'carousel', 'constructor', ''])('viewFor returns the default view for %j', (name) =>
    expect(viewFor(shelves.GamesShelf, games(name))).toBe(GamesView),
  );
});

it('vocabularyOf lists the kinds and presentations of the build', () => {
  expect(vocabularyOf(shelves)).toEqual({ GamesShelf: ['grid'], PromoShelf: [] });
});
