import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

export const vendorInformation = templateLink<NodeOf<DeepLinksFragment, 'VendorInformationDeepLink'>>(
  'VendorInformationDeepLink',
  '/account/wallet/:transactionType?vendor=:paymentProviderId',
  { transactionType: ['deposit', 'withdrawal'] },
);
