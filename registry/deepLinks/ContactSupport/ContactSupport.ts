import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Help page, optionally at a topic (product §2). */
export const contactSupport = templateLink<NodeOf<DeepLinksFragment, 'ContactSupportDeepLink'>>(
  'ContactSupportDeepLink',
  '/account/help|?topic=:topic',
);
