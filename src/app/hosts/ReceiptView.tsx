import type { ReceiptFragment } from '#src/gql/graphql.ts';
import { Receipt } from '#src/render/index.ts';

// A file of its own, so that receipts load with the first placed bet and not with the page.
export const ReceiptView = ({ receipt }: { readonly receipt: ReceiptFragment }) => <Receipt receipt={receipt} />;
