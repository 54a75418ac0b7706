import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Page of the account menu. Its slug may contain slashes. */
export const accountMenuItem = templateLink<NodeOf<DeepLinksFragment, 'AccountMenuItemDeepLink'>>(
  'AccountMenuItemDeepLink',
  '/account/:slug',
  {
    slug: /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/,
  },
);
