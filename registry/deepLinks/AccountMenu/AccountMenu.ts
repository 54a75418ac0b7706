import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { accountMenuTargets } from '#src/shared/site/linkTargets.ts';
import { type NodeOf, tableLink } from '#src/render/index.ts';

/** A canonical URL that is none of the account menu's targets leads nowhere. */
export const accountMenu = tableLink<NodeOf<DeepLinksFragment, 'AccountMenuDeepLink'>>(
  'AccountMenuDeepLink',
  'canonicalUrl',
  accountMenuTargets,
);
