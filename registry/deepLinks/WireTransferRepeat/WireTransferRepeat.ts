import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** `wire-transfer` of the account (product §2) for those whose bank is known. */
export const wireTransferRepeat = templateLink<NodeOf<DeepLinksFragment, 'WireTransferRepeatDeepLink'>>(
  'WireTransferRepeatDeepLink',
  '/account/wire-transfer?instructions=repeat&transaction=:transactionType',
  { transactionType: ['deposit', 'withdrawal'] },
);
