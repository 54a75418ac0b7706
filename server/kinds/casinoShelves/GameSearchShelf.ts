import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const GameSearchShelf: Kind<'GameSearchShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  showsItems: false,
  versions: firstVersion({ title: 'Find a game', placeholder: 'Search by game or studio' }),
  needs: { suggestions: 'games' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'placeholder'),
    suggestions: ({ data }) => data.load('suggestions', 'games'),
  },
};
