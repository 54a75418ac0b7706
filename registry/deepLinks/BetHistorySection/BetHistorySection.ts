import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, tableLink } from '#src/render/index.ts';

export const betHistorySection = tableLink<NodeOf<DeepLinksFragment, 'BetHistorySectionDeepLink'>>(
  'BetHistorySectionDeepLink',
  'sectionId',
  {
    open: '/my-bets',
    settled: '/my-bets/settled',
  },
);
