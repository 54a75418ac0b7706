import { filterLabel, pageOf } from '#server/modules/casino/lists/index.ts';
import { type Kind, firstVersion } from '../define.ts';

const FIRST_PAGE = 24;

export const CategoryGamesShelf: Kind<'CategoryGamesShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  versions: firstVersion({ filters: ['new', 'exclusive'] }),
  needs: { games: 'gameList' },
  resolvers: {
    id: ({ id }) => id,
    categorySlug: async ({ data }) => (await data.load('games', 'gameList'))?.slug ?? '',
    filters: ({ props }) => props.filters.map((id) => ({ __typename: 'CasinoFilter', id, label: filterLabel(id) })),
    page: async ({ data }) => {
      const list = await data.load('games', 'gameList');
      return list && pageOf(list.games, FIRST_PAGE, 0);
    },
  },
};
