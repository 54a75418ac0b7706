import { describe, expect, it } from 'vitest';
import { cardProvider } from './CardProvider.ts';

const link = (transactionType: string, paymentProviderId: string) =>
  ({ __typename: 'CardProviderDeepLink', transactionType, paymentProviderId }) as const;

describe('a link to the gateway of a card provider', () => {
  it.each([['deposit', 'credit-card', '/account/wallet/deposit/gateway?provider=credit-card']])(
    'a card gateway for %s and %s leads to %s and is read back',
    (transactionType, paymentProviderId, address) => {
      expect(cardProvider.path(link(transactionType, paymentProviderId))).toBe(address);
      expect(cardProvider.parse(address)).toEqual(link(transactionType, paymentProviderId));
    },
  );

  it.each([
    ['', ''],
    ['refund', 'credit-card'],
    ['deposit', ''],
    ['deposit', 'a&b=c'],
    ['deposit', '../x'],
  ])('a card gateway for %j and %j has no path', (transactionType, paymentProviderId) =>
    expect(cardProvider.path(link(transactionType, paymentProviderId))).toBeNull(),
  );

  it.each([
    '/account/wallet/deposit/gateway',
    '/account/wallet/refund/gateway?provider=credit-card',
    '/account/wallet/deposit/gateway?provider=credit-card&amount=1',
  ])('the path %s is not the address of a card gateway', (address) => expect(cardProvider.parse(address)).toBeNull());
});
