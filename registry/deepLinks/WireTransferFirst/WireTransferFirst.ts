import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** `wire-transfer` of the account (product §2): everything a first transfer needs. */
export const wireTransferFirst = templateLink<NodeOf<DeepLinksFragment, 'WireTransferFirstDeepLink'>>(
  'WireTransferFirstDeepLink',
  '/account/wire-transfer?instructions=first&transaction=:transactionType',
  { transactionType: ['deposit', 'withdrawal'] },
);
