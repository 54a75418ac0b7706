import { describe, expect, it } from 'vitest';
import { scorePay } from './ScorePay.ts';

const link = (transactionType: string) => ({ __typename: 'ScorePayDeepLink', transactionType }) as const;

describe('a link to the gateway of ScorePay', () => {
  it.each([
    ['deposit', '/account/wallet/deposit/gateway?provider=score-pay'],
    ['withdrawal', '/account/wallet/withdrawal/gateway?provider=score-pay'],
  ])('ScorePay for a %s leads to %s and is read back', (transactionType, address) => {
    expect(scorePay.path(link(transactionType))).toBe(address);
    expect(scorePay.parse(address)).toEqual(link(transactionType));
  });

  it.each(['', 'refund', 'constructor', '../deposit'])('ScorePay for %j has no path', (transactionType) =>
    expect(scorePay.path(link(transactionType))).toBeNull(),
  );

  it.each(['/account/wallet/deposit/gateway', '/account/wallet/deposit/gateway?provider=credit-card'])(
    '%s is not the address of ScorePay',
    (address) => expect(scorePay.parse(address)).toBeNull(),
  );
});
