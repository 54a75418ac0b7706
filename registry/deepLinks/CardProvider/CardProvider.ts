import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Links to `wallet/{transactionType}/gateway` (product §2), with the provider as a query parameter. */
export const cardProvider = templateLink<NodeOf<DeepLinksFragment, 'CardProviderDeepLink'>>(
  'CardProviderDeepLink',
  '/account/wallet/:transactionType/gateway?provider=:paymentProviderId',
  { transactionType: ['deposit', 'withdrawal'] },
);
