import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Account page `wire-transfer` (product §2) for a first transfer. */
export const wireTransferFirst = templateLink<NodeOf<DeepLinksFragment, 'WireTransferFirstDeepLink'>>(
  'WireTransferFirstDeepLink',
  '/account/wire-transfer?instructions=first&transaction=:transactionType',
  { transactionType: ['deposit', 'withdrawal'] },
);
