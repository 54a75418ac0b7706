import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Rewards section of a casino lobby (product §2). */
export const casinoRewardsShelf = templateLink<NodeOf<DeepLinksFragment, 'CasinoRewardsShelfDeepLink'>>(
  'CasinoRewardsShelfDeepLink',
  '/casino/lobby/:lobbySlug/section/rewards',
);
