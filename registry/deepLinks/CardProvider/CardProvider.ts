import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Gateway page of a payment provider (product §2). */
export const cardProvider = templateLink<NodeOf<DeepLinksFragment, 'CardProviderDeepLink'>>(
  'CardProviderDeepLink',
  '/account/wallet/:transactionType/gateway?provider=:paymentProviderId',
  { transactionType: ['deposit', 'withdrawal'] },
);
