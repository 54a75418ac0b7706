import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** `cash-at-casino` of the account with the facilities of a provider to choose from. */
export const selectFacility = templateLink<NodeOf<DeepLinksFragment, 'SelectFacilityDeepLink'>>(
  'SelectFacilityDeepLink',
  '/account/cash-at-casino?transaction=:transactionType&facilities=:paymentProviderId',
  { transactionType: ['deposit', 'withdrawal'] },
);
