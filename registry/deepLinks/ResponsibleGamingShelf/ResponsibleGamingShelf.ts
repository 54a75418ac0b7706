import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Responsible-gaming page, or the page of one limit (product §2). */
export const responsibleGamingShelf = templateLink<NodeOf<DeepLinksFragment, 'ResponsibleGamingShelfDeepLink'>>(
  'ResponsibleGamingShelfDeepLink',
  '/account/responsible-gaming|/:limit',
  { limit: /^(?:(?:deposit|loss|spend)\/(?:daily|weekly|monthly)|max-single-wager|reality-check-in|time)$/ },
);
