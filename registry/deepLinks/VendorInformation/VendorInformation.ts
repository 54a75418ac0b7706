import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** The wallet with what a provider tells about itself. */
export const vendorInformation = templateLink<NodeOf<DeepLinksFragment, 'VendorInformationDeepLink'>>(
  'VendorInformationDeepLink',
  '/account/wallet/:transactionType?vendor=:paymentProviderId',
  { transactionType: ['deposit', 'withdrawal'] },
);
