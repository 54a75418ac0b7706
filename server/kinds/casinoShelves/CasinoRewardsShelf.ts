import { awardsOf } from '#server/modules/rewards/index.ts';
import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const CasinoRewardsShelf: Kind<'CasinoRewardsShelf'> = {
  family: 'casinoShelves',
  isContainer: false,
  isOffer: true,
  versions: firstVersion({ title: 'Your casino rewards', emptyText: 'You have no casino rewards right now.' }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'emptyText'),
    rewards: async (_, __, { deps, viewer }) => {
      if (!viewer.session) return null;
      const awards = await awardsOf(deps.db, viewer.session.playerId, deps.ports.now());
      return awards.filter(({ kind }) => kind === 'free-rounds' || kind === 'bonus-cash');
    },
  },
};
