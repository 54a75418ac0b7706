import { type Kind, firstVersion } from '../define.ts';

export const GameRailShelf: Kind<'GameRailShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Slots' }),
  needs: { games: 'games' },
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    presentation: ({ presentation }) => presentation,
    games: ({ data }) => data.load('games', 'games'),
  },
};
