import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { identityPages } from '#src/shared/site/linkTargets.ts';
import { type NodeOf, tableLink } from '#src/render/index.ts';

export const identity = tableLink<NodeOf<DeepLinksFragment, 'IdentityDeepLink'>>('IdentityDeepLink', 'page', identityPages);
