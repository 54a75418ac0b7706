import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Page `wire-transfer` for a first transfer (product §2). */
export const wireTransferFirst = templateLink<NodeOf<DeepLinksFragment, 'WireTransferFirstDeepLink'>>(
  'WireTransferFirstDeepLink',
  '/account/wire-transfer?instructions=first&transaction=:transactionType',
  { transactionType: ['deposit', 'withdrawal'] },
);
