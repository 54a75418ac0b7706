import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Instructions for a wire transfer from a known bank (product §2). */
export const wireTransferRepeat = templateLink<NodeOf<DeepLinksFragment, 'WireTransferRepeatDeepLink'>>(
  'WireTransferRepeatDeepLink',
  '/account/wire-transfer?instructions=repeat&transaction=:transactionType',
  { transactionType: ['deposit', 'withdrawal'] },
);
