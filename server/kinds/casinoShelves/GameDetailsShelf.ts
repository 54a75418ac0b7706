import { type Kind, firstVersion } from '../define.ts';

export const GameDetailsShelf: Kind<'GameDetailsShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  versions: firstVersion({}),
  needs: { game: 'game' },
  resolvers: { id: ({ id }) => id, game: ({ data }) => data.load('game', 'game') },
};
