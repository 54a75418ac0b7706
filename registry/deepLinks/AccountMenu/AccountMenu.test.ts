import { describe, expect, it } from 'vitest';
import { accountMenu } from './AccountMenu.ts';

const to = (canonicalUrl: string) => accountMenu.path({ __typename: 'AccountMenuDeepLink', canonicalUrl });

describe('a link of the account menu', () => {
  it.each([
    ['home', '/', '/'],
    ['history of bets', '/me/history/betting', '/account/history/betting'],
    ['history of transactions', '/me/history/transactions', '/account/history/transactions'],
    ['history of the casino', '/me/history/casino', '/account/history/casino'],
    ['loyalty', '/me/pennplay', '/account/pennplay'],
    ['promotions', '/me/promotions', '/promotions'],
    ['account summary', '/me/account_summary', '/account/summary'],
    ['awards', '/me/awards', '/account/award-details'],
    ['bonuses', '/me/awards/bonuses', '/account/award-details/bonuses'],
    ['free bets', '/me/awards/free_bets', '/account/award-details/free-bets'],
    ['free wagers', '/me/awards/free_wagers', '/account/award-details/free-rounds'],
    ['cashback', '/me/awards/cashback', '/account/award-details/cashback'],
    ['bonus bets', '/me/awards/bonus_bets', '/account/award-details/bonus-bets'],
    ['bonus spins', '/me/awards/bonus_spins', '/account/award-details/bonus-spins'],
    ['promotional credits', '/me/awards/promotional_credits', '/account/award-details/promotional-credits'],
    ['linked accounts', '/me/linked_accounts', '/account/linked-accounts'],
    ['invite friends', '/me/referrals/invite_friends', '/account/referrals?section=invite-friends'],
    ['referrals in progress', '/me/referrals/in_progress', '/account/referrals?section=in-progress'],
    ['referrals completed', '/me/referrals/completed', '/account/referrals?section=completed'],
    ['tax forms', '/me/tax_forms', '/account/taxes'],
    ['deposit', '/me/wallet/deposit', '/account/wallet/deposit'],
    ['withdrawal', '/me/wallet/withdrawal', '/account/wallet/withdrawal'],
    ['history of limits', '/me/limits/history', '/account/responsible-gaming/history'],
    ['address document', '/me/address_document', '/account/settings/address-document'],
  ])('an account menu link to %s becomes its address and is read back', (_, canonicalUrl, address) => {
    expect(to(canonicalUrl)).toBe(address);
    expect(accountMenu.parse(address)).toEqual({ __typename: 'AccountMenuDeepLink', canonicalUrl });
  });

  it.each(['', '/me', '/me/awards/', '/me/unheard_of', '/me/awards/constructor', 'constructor', '__proto__', '//evil.test'])(
    'an account menu link to the unknown address %j has no path',
    (canonicalUrl) => expect(to(canonicalUrl)).toBeNull(),
  );

  it('an account menu link is not read from an address outside the menu', () => expect(accountMenu.parse('/account/help')).toBeNull());
});
