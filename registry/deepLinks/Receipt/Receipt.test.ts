import { describe, expect, it } from 'vitest';
import { receipt } from './Receipt.ts';

const link = (receiptId: string) => ({ __typename: 'ReceiptDeepLink', receiptId }) as const;

describe('a link to a receipt', () => {
  it.each([
    ['txn-20418', '/account/wallet/receipt/txn-20418'],
    ['0199A2_b.7', '/account/wallet/receipt/0199A2_b.7'],
  ])('the receipt %s leads to %s and is read back', (receiptId, address) => {
    expect(receipt.path(link(receiptId))).toBe(address);
    expect(receipt.parse(address)).toEqual(link(receiptId));
  });

  it.each(['', '..', 'a/b', 'a b', '?x', '<script>'])('the receipt %j has no path', (receiptId) =>
    expect(receipt.path(link(receiptId))).toBeNull(),
  );

  it.each(['/account/wallet/receipt', '/account/wallet/receipt/', '/account/wallet/receipt/a/b'])(
    '%s is not the address of a receipt',
    (address) => expect(receipt.parse(address)).toBeNull(),
  );
});
