import { describe, expect, test } from 'vitest';
import { canonicalUrlOf, loginPath } from './paths.ts';

describe('the way to the login page', () => {
  test('carries where the reader was, query and all', () => {
    expect(loginPath('/my-bets/settled')).toBe('/login?previousPath=%2Fmy-bets%2Fsettled');
    expect(loginPath('/sport/football?day=2&x=a b')).toBe('/login?previousPath=%2Fsport%2Ffootball%3Fday%3D2%26x%3Da%20b');
  });

  test('leaves home out, also with a query behind it', () => {
    expect(loginPath('/')).toBe('/login');
    expect(loginPath('/?from=mail')).toBe('/login');
  });

  test('makes home of the sign-up page, and never leads from the login page to itself', () => {
    expect(loginPath('/signup')).toBe('/login');
    expect(loginPath('/signup/success')).toBe('/login');
    expect(loginPath('/login?previousPath=%2Flive')).toBe('/login');
  });
});

test('a slash at the end makes no other page', () => {
  expect(canonicalUrlOf('/live/')).toBe('/live');
  expect(canonicalUrlOf('/live//')).toBe('/live');
  expect(canonicalUrlOf('/')).toBe('/');
  expect(canonicalUrlOf('/sport/football')).toBe('/sport/football');
  expect(canonicalUrlOf('/account/wallet/receipt/d0p1x2y3'), 'names no transaction').toBe('/account/wallet/receipt/receipt');
});
