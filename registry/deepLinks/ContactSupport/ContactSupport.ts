import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** `help` of the account (product §2), whole or at a topic. */
export const contactSupport = templateLink<NodeOf<DeepLinksFragment, 'ContactSupportDeepLink'>>(
  'ContactSupportDeepLink',
  '/account/help|?topic=:topic',
);
