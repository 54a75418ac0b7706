import { type Kind, firstVersion } from '../define.ts';

export const CategoryPillsShelf: Kind<'CategoryPillsShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Categories' }),
  needs: { categories: 'gameLists' },
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    categories: ({ data }) => data.load('categories', 'gameLists'),
  },
};
