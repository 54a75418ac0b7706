import { recentGames } from '#server/modules/casino/lobby/index.ts';
import { type Kind, firstVersion } from '../define.ts';

export const RecentGamesShelf: Kind<'RecentGamesShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Recently played' }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    games: (_, __, { deps, viewer }) => viewer.session && recentGames(deps.db, deps.catalogue, viewer.session.playerId),
  },
};
