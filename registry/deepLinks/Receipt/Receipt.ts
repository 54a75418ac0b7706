import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Receipt of a deposit or withdrawal (product §2). */
export const receipt = templateLink<NodeOf<DeepLinksFragment, 'ReceiptDeepLink'>>('ReceiptDeepLink', '/account/wallet/receipt/:receiptId', {
  receiptId: /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/,
});
