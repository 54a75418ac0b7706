import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import type { LinkKind, NodeOf } from '#src/render/index.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** `casino/category/{category}/{game}` (product §2). */
export const casinoGame: LinkKind<NodeOf<DeepLinksFragment, 'CasinoGameDeepLink'>> = {
  parse: (address) => {
    const [, categorySlug = '', gameProviderGameId = ''] = /^\/casino\/category\/([^/?#]+)\/([^/?#]+)$/.exec(address) ?? [];
    return NAME.test(categorySlug) && NAME.test(gameProviderGameId)
      ? { __typename: 'CasinoGameDeepLink', categorySlug, gameProviderGameId }
      : null;
  },
  path: ({ categorySlug, gameProviderGameId }) =>
    NAME.test(categorySlug) && NAME.test(gameProviderGameId) ? `/casino/category/${categorySlug}/${gameProviderGameId}` : null,
};
