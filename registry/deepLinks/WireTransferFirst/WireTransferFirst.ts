import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Links to `wire-transfer` with instructions for a first transfer (product §2). */
export const wireTransferFirst = templateLink<NodeOf<DeepLinksFragment, 'WireTransferFirstDeepLink'>>(
  'WireTransferFirstDeepLink',
  '/account/wire-transfer?instructions=first&transaction=:transactionType',
  { transactionType: ['deposit', 'withdrawal'] },
);
