import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const FreeToPlayShelf: Kind<'FreeToPlayShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Free to play', emptyText: 'There is no free game today.' }),
  needs: { games: 'freeGames' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'emptyText'),
    presentation: ({ presentation }) => presentation,
    freeGames: ({ data }) => data.load('games', 'freeGames'),
  },
};
