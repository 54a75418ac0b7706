import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { accountMenuTargets } from '#src/shared/site/linkTargets.ts';
import { type NodeOf, tableLink } from '#src/render/index.ts';

export const accountMenu = tableLink<NodeOf<DeepLinksFragment, 'AccountMenuDeepLink'>>(
  'AccountMenuDeepLink',
  'canonicalUrl',
  accountMenuTargets,
);
