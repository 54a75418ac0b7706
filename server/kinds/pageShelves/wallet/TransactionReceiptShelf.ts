import { wordsKind } from '../../define.ts';

export const TransactionReceiptShelf = wordsKind<'TransactionReceiptShelf'>({
  heading: 'Your receipt',
  absentTitle: 'Receipt not found',
});
