import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** `wallet/{transactionType}/gateway` of the account (product §2), with the provider that takes the card. */
export const cardProvider = templateLink<NodeOf<DeepLinksFragment, 'CardProviderDeepLink'>>(
  'CardProviderDeepLink',
  '/account/wallet/:transactionType/gateway?provider=:paymentProviderId',
  { transactionType: ['deposit', 'withdrawal'] },
);
