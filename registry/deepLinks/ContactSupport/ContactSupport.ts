import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** `help` (product §2), optionally at a topic. */
export const contactSupport = templateLink<NodeOf<DeepLinksFragment, 'ContactSupportDeepLink'>>(
  'ContactSupportDeepLink',
  '/account/help|?topic=:topic',
);
