import { describe, expect, test } from 'vitest';
import { isOpenToVisitors, layoutOf } from './accountPaths.ts';

describe('a page of the account', () => {
  test.each(['/account/help', '/account/responsible-gaming', '/account/responsible-gaming/deposit/daily', '/account/settings/content'])(
    'the account page %s is open to visitors',
    (url) => expect(isOpenToVisitors(url)).toBe(true),
  );

  test.each([
    '/account',
    '/account/summary',
    '/account/history/transactions',
    '/account/award-details/bonuses',
    '/account/settings/security',
    '/account/update-password',
    '/account/wallet/deposit',
    '/account/helpdesk',
    '/account/responsible-gamingx',
  ])('the account page %s is for players only', (url) => expect(isOpenToVisitors(url)).toBe(false));

  test('every account page but the password page has the menu layout', () => {
    expect(layoutOf('/account/update-password')).toBe('plain');
    expect(layoutOf('/account/settings/security')).toBe('menu');
  });
});
