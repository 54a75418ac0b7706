import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Page `responsible-gaming` and the pages of its limits (product §2). */
export const responsibleGamingShelf = templateLink<NodeOf<DeepLinksFragment, 'ResponsibleGamingShelfDeepLink'>>(
  'ResponsibleGamingShelfDeepLink',
  '/account/responsible-gaming|/:limit',
  { limit: /^(?:(?:deposit|loss|spend)\/(?:daily|weekly|monthly)|max-single-wager|reality-check-in|time)$/ },
);
