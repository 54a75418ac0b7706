import { describe, expect, it } from 'vitest';
import { vendorInformation } from './VendorInformation.ts';

const link = (transactionType: string, paymentProviderId: string) =>
  ({ __typename: 'VendorInformationDeepLink', transactionType, paymentProviderId }) as const;

describe('a link to provider information', () => {
  it.each([['withdrawal', 'trustly', '/account/wallet/withdrawal?vendor=trustly']])(
    'provider information for %s and %s leads to %s and is read back',
    (transactionType, paymentProviderId, address) => {
      expect(vendorInformation.path(link(transactionType, paymentProviderId))).toBe(address);
      expect(vendorInformation.parse(address)).toEqual(link(transactionType, paymentProviderId));
    },
  );

  it.each([
    ['deposit', ''],
    ['gift', 'trustly'],
    ['deposit', '<script>'],
  ])('provider information for %j and %j has no path', (transactionType, paymentProviderId) =>
    expect(vendorInformation.path(link(transactionType, paymentProviderId))).toBeNull(),
  );

  it.each(['/account/wallet/deposit', '/account/wallet/deposit?vendor='])(
    'the path %s is not the address of provider information',
    (address) => expect(vendorInformation.parse(address)).toBeNull(),
  );
});
