import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Product §2: `wallet/{transactionType}/gateway`. */
export const cardProvider = templateLink<NodeOf<DeepLinksFragment, 'CardProviderDeepLink'>>(
  'CardProviderDeepLink',
  '/account/wallet/:transactionType/gateway?provider=:paymentProviderId',
  { transactionType: ['deposit', 'withdrawal'] },
);
