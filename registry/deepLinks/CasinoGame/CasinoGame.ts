import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Page of a casino game (product §2). */
export const casinoGame = templateLink<NodeOf<DeepLinksFragment, 'CasinoGameDeepLink'>>(
  'CasinoGameDeepLink',
  '/casino/category/:categorySlug/:gameProviderGameId',
);
