import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Instructions for a first wire transfer (product §2). */
export const wireTransferFirst = templateLink<NodeOf<DeepLinksFragment, 'WireTransferFirstDeepLink'>>(
  'WireTransferFirstDeepLink',
  '/account/wire-transfer?instructions=first&transaction=:transactionType',
  { transactionType: ['deposit', 'withdrawal'] },
);
