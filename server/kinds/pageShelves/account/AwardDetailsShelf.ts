import { awardDetailsOf } from '#server/modules/rewards/index.ts';
import { creditsNameOf } from '#server/platform/config/config.ts';
import { usableCredit } from '#server/modules/wallet/credit/index.ts';
import { currencyOf } from '../../currency.ts';
import { type Kind, firstVersion } from '../../define.ts';

export const AwardDetailsShelf: Kind<'AwardDetailsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ emptyText: 'Your awards appear here until you use them.' }),
  needs: { section: 'awardSection' },
  resolvers: {
    id: ({ id }) => id,
    title: async ({ data }) => (await data.load('section', 'awardSection'))?.label ?? 'Awards',
    emptyTitle: async ({ data }) => (await data.load('section', 'awardSection'))?.emptyTitle ?? 'No Awards Available',
    emptyText: ({ props }) => props.emptyText,
    awards: async ({ data }, _, { deps, viewer }) => {
      const section = await data.load('section', 'awardSection');
      if (!viewer.session || !section) return null;
      const { playerId } = viewer.session;
      const cents = await usableCredit(deps.db, playerId, deps.ports.now());
      const hasSportsbook = !deps.config.withoutSportsbook.includes(viewer.brand);
      const credit = { cents, name: creditsNameOf(deps.config, viewer.brand) };
      const owner = { playerId, currency: currencyOf(viewer), credit, hasSportsbook, now: deps.ports.now() };
      return (await awardDetailsOf(deps.db, section, owner)).map(({ gameId, expiresAt, usePath, ...award }) => ({
        __typename: 'AwardDetail' as const,
        ...award,
        expiresAt: expiresAt?.toISOString() ?? null,
        game: gameId === null ? null : deps.catalogue.game(gameId),
        useAt: usePath === null ? null : { __typename: 'SportsbookPageDeepLink' as const, canonicalUrl: usePath },
      }));
    },
  },
};
