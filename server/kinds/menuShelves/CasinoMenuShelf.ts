import { casinoMenuOf } from '../casinoMenu.ts';
import { type Kind, firstVersion } from '../define.ts';

export const CasinoMenuShelf: Kind<'CasinoMenuShelf'> = {
  family: 'menuShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Casino' }),
  needs: { items: 'gameLists' },
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title ?? null,
    items: async ({ data }) => {
      const lists = await data.load('items', 'gameLists');
      return lists && casinoMenuOf(lists);
    },
  },
};
