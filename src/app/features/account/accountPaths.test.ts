import { describe, expect, test } from 'vitest';
import { isOpenToVisitors, layoutOf } from './accountPaths.ts';

describe('a page of the account', () => {
  test.each(['/account/help', '/account/responsible-gaming', '/account/responsible-gaming/deposit/daily', '/account/settings/content'])(
    '%s is there for visitors too',
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
  ])('%s is for players', (url) => expect(isOpenToVisitors(url)).toBe(false));

  test('has the menu beside it, but for the one where the password is changed', () => {
    expect(layoutOf('/account/update-password')).toBe('plain');
    expect(layoutOf('/account/settings/security')).toBe('menu');
  });
});
