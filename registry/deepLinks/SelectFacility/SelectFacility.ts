import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

export const selectFacility = templateLink<NodeOf<DeepLinksFragment, 'SelectFacilityDeepLink'>>(
  'SelectFacilityDeepLink',
  '/account/wallet/:transactionType?vendor=:paymentProviderId&choose=facility',
  { transactionType: ['deposit', 'withdrawal'] },
);
