import { awardCounts, awardsOf, cashbackCount } from '#server/modules/rewards/index.ts';
import { creditsNameOf } from '#server/platform/config/config.ts';
import { usableCredit } from '#server/modules/wallet/credit/index.ts';
import { currencyOf } from '../currency.ts';
import { type Kind, firstVersion } from '../define.ts';

export const AwardsShelf: Kind<'AwardsShelf'> = {
  family: 'menuShelves',
  isContainer: false,
  isOffer: true,
  versions: firstVersion({ title: 'Rewards' }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    cashbackCount: (_, __, { deps, viewer }) => (viewer.session ? cashbackCount(deps.db, viewer.session.playerId, deps.ports.now()) : null),
    awards: async (_, __, { deps, viewer }) => {
      if (!viewer.session) return null;
      const { playerId } = viewer.session;
      const awards = await awardsOf(deps.db, playerId, deps.ports.now());
      const cents = await usableCredit(deps.db, playerId, deps.ports.now());
      return awardCounts(awards, { cents, name: creditsNameOf(deps.config, viewer.brand) }, currencyOf(viewer));
    },
  },
};
