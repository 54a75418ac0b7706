import { describe, expect, it } from 'vitest';
import { selectFacility } from './SelectFacility.ts';

const link = (transactionType: string, paymentProviderId: string) =>
  ({ __typename: 'SelectFacilityDeepLink', transactionType, paymentProviderId }) as const;

describe('a link to the choice of a casino', () => {
  it.each([['withdrawal', 'cash-at-casino', '/account/wallet/withdrawal?vendor=cash-at-casino&choose=facility']])(
    'choosing a casino for %s and %s leads to %s and is read back',
    (transactionType, paymentProviderId, address) => {
      expect(selectFacility.path(link(transactionType, paymentProviderId))).toBe(address);
      expect(selectFacility.parse(address)).toEqual(link(transactionType, paymentProviderId));
    },
  );

  it.each([
    ['deposit', ''],
    ['', 'cash-at-casino'],
    ['deposit', 'a/b'],
  ])('choosing a casino for %j and %j has no path', (transactionType, paymentProviderId) =>
    expect(selectFacility.path(link(transactionType, paymentProviderId))).toBeNull(),
  );

  it.each(['/account/wallet/deposit?vendor=cash-at-casino'])('the path %s is not the address of the choice of a casino', (address) =>
    expect(selectFacility.parse(address)).toBeNull(),
  );
});
