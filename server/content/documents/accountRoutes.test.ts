import { describe, expect, it } from 'vitest';
import { accountMenuTargets, identityPages } from '#src/shared/site/linkTargets.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { accountAddresses } from './accountSubjects.ts';
import { isAddress, matchRoute } from './routes.ts';
import { subjectOf, titleOf } from './subject.ts';

function pageAt(url: string): { readonly surface: string; readonly names: object } | null {
  const route = matchRoute(url);
  const subject = route && subjectOf(route, tinyCatalogue());
  return route && subject && { surface: route.surface, names: subject.names };
}

describe('an address of the account', () => {
  it.each([
    ['/account', 'account-summary'],
    ['/account/', 'account-summary'],
    ['/account/summary', 'account-summary'],
    ['/account/award-details', 'awards'],
    ['/account/history/transactions', 'history-transactions'],
    ['/account/history/betting', 'history-betting'],
    ['/account/history/casino', 'history-casino'],
    ['/account/history/casino/s-1', 'casino-session'],
    ['/account/history/casino/r-1/round', 'casino-round'],
    ['/account/help', 'help'],
    ['/account/linked-accounts', 'linked-accounts'],
    ['/account/pennplay', 'loyalty'],
    ['/account/referrals?section=completed', 'referrals'],
    ['/account/settings/content', 'account-settings'],
    ['/account/settings/security', 'account-security'],
    ['/account/settings/address-document', 'address-document'],
    ['/account/taxes', 'taxes'],
    ['/account/update-password', 'update-password'],
    ['/account/wallet/deposit', 'deposit'],
    ['/account/wallet/withdrawal', 'withdrawal'],
    ['/account/withdrawal/interac', 'gateway'],
    ['/account/wallet/receipt/r-1', 'wallet-receipt'],
    ['/account/wallet/deposit/gateway', 'gateway'],
    ['/account/wallet/withdrawal/gateway', 'gateway'],
    ['/account/wire-transfer', 'wire-transfer'],
    ['/account/cash-at-casino', 'cash-at-casino'],
    ['/account/responsible-gaming', 'responsible-gaming'],
    ['/account/responsible-gaming/history', 'limit-history'],
  ])('the account address %s is the page %s', (url, surface) => expect(pageAt(url)?.surface).toBe(surface));

  it.each([
    ['deposit/daily', 'Daily deposit limit'],
    ['loss/weekly', 'Weekly loss limit'],
    ['spend/monthly', 'Monthly spend limit'],
    ['max-single-wager', 'Max single wager'],
    ['reality-check-in', 'Reality check'],
    ['time', 'Daily time limit'],
  ])('the page of the limit %s is named %s', (path, limit) =>
    expect(pageAt(`/account/responsible-gaming/${path}`)).toEqual({ surface: 'limit', names: { limit } }),
  );

  it.each([
    ['bonuses', 'Bonuses'],
    ['free-bets', 'Free bets'],
    ['free-rounds', 'Free rounds'],
    ['history', 'History'],
    ['promotional-credits', 'Credits'],
    ['cashback', 'Cashback'],
    ['bonus-bets', 'Bonus bets'],
    ['profit-boosts', 'Profit boosts'],
    ['bonus-spins', 'Bonus spins'],
  ])('the page of the awards %s is named %s', (path, section) =>
    expect(pageAt(`/account/award-details/${path}`)).toEqual({ surface: 'award-section', names: { section } }),
  );

  it.each([
    '/account/history',
    '/account/history/poker',
    '/account/history/betting/s-1',
    '/account/award-details/constructor',
    '/account/award-details/bonuses/more',
    '/account/responsible-gaming/luck',
    '/account/responsible-gaming/__proto__',
    '/account/responsible-gaming/deposit/yearly',
    '/account/responsible-gaming/time/daily',
    '/account/responsible-gaming/max-single-wager/daily',
    '/account/wallet/deposit/gateway/more',
    '/me',
    '/me/nothing',
  ])('the account address %s is not a page', (url) => expect(pageAt(url)).toBeNull());

  it('every target of the account menu and every page of the password has an address', () => {
    const targets = [...Object.values(accountMenuTargets), ...Object.values(identityPages)];
    expect(targets.filter((path) => !isAddress(path))).toEqual([]);
  });

  it('the listed addresses of an account surface lead to that surface', () => {
    for (const [surface, list] of Object.entries(accountAddresses))
      for (const { path } of list()) expect(pageAt(path)?.surface).toBe(surface);
  });

  it('a limit’s name fills the title of its page', () => {
    const route = matchRoute('/account/responsible-gaming/loss/daily');
    expect(titleOf('{limit}', (route && subjectOf(route, tinyCatalogue())?.names) ?? {})).toBe('Daily loss limit');
  });
});
