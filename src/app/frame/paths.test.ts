import { describe, expect, test } from 'vitest';
import { canonicalUrlOf, loginPath } from './paths.ts';

describe('the login path', () => {
  test('the login path carries the previous page with its query', () => {
    expect(loginPath('/my-bets/settled')).toBe('/login?previousPath=%2Fmy-bets%2Fsettled');
    expect(loginPath('/sport/football?day=2&x=a b')).toBe('/login?previousPath=%2Fsport%2Ffootball%3Fday%3D2%26x%3Da%20b');
  });

  test('the login path leaves out the home page, also with a query', () => {
    expect(loginPath('/')).toBe('/login');
    expect(loginPath('/?from=mail')).toBe('/login');
  });

  test('the login path leaves out the sign-up and login pages', () => {
    expect(loginPath('/signup')).toBe('/login');
    expect(loginPath('/signup/success')).toBe('/login');
    expect(loginPath('/login?previousPath=%2Flive')).toBe('/login');
  });
});

test('a canonical URL has no trailing slash', () => {
  expect(canonicalUrlOf('/live/')).toBe('/live');
  expect(canonicalUrlOf('/live//')).toBe('/live');
  expect(canonicalUrlOf('/')).toBe('/');
  expect(canonicalUrlOf('/sport/football')).toBe('/sport/football');
  expect(canonicalUrlOf('/account/wallet/receipt/d0p1x2y3'), 'names no transaction').toBe('/account/wallet/receipt/receipt');
});
