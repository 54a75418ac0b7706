import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** `wire-transfer` (product §2), known bank. */
export const wireTransferRepeat = templateLink<NodeOf<DeepLinksFragment, 'WireTransferRepeatDeepLink'>>(
  'WireTransferRepeatDeepLink',
  '/account/wire-transfer?instructions=repeat&transaction=:transactionType',
  { transactionType: ['deposit', 'withdrawal'] },
);
