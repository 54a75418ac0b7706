import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import type { LinkKind, NodeOf } from '#src/render/index.ts';

const SLUG = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;

/** `/account/{slug}`; a slug may have several parts. */
export const accountMenuItem: LinkKind<NodeOf<DeepLinksFragment, 'AccountMenuItemDeepLink'>> = {
  parse: (address) => {
    const slug = /^\/account\/([^?#]+)$/.exec(address)?.[1];
    return slug !== undefined && SLUG.test(slug) ? { __typename: 'AccountMenuItemDeepLink', slug } : null;
  },
  path: ({ slug }) => (SLUG.test(slug) ? `/account/${slug}` : null),
};
