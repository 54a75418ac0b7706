import { type Kind, firstVersion } from '../define.ts';

export const SportsTreeShelf: Kind<'SportsTreeShelf'> = {
  family: 'menuShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Sports' }),
  needs: { items: 'sportsTree' },
  resolvers: { id: ({ id }) => id, title: ({ props }) => props.title ?? null, items: ({ data }) => data.load('items', 'sportsTree') },
};
