import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Path by product §2: `wallet/{transactionType}/gateway`. The provider is a query parameter. */
export const cardProvider = templateLink<NodeOf<DeepLinksFragment, 'CardProviderDeepLink'>>(
  'CardProviderDeepLink',
  '/account/wallet/:transactionType/gateway?provider=:paymentProviderId',
  { transactionType: ['deposit', 'withdrawal'] },
);
