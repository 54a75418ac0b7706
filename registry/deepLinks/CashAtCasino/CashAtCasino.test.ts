import { describe, expect, it } from 'vitest';
import { cashAtCasino } from './CashAtCasino.ts';

const link = (transactionType: string) => ({ __typename: 'CashAtCasinoDeepLink', transactionType }) as const;

describe('a link to cash at a casino', () => {
  it.each([
    ['deposit', '/account/cash-at-casino?transaction=deposit'],
    ['withdrawal', '/account/cash-at-casino?transaction=withdrawal'],
  ])('cash at a casino for a %s leads to %s and is read back', (transactionType, address) => {
    expect(cashAtCasino.path(link(transactionType))).toBe(address);
    expect(cashAtCasino.parse(address)).toEqual(link(transactionType));
  });

  it.each(['', 'cash', 'deposit&facilities=x'])('cash at a casino for %j has no path', (transactionType) =>
    expect(cashAtCasino.path(link(transactionType))).toBeNull(),
  );

  it.each(['/account/cash-at-casino', '/account/cash-at-casino?transaction=deposit&facilities=cash-at-casino'])(
    '%s is not an address of cash at a casino',
    (address) => expect(cashAtCasino.parse(address)).toBeNull(),
  );
});
