import { describe, expect, test } from 'vitest';
import { canonicalUrlOf, loginPath, pageTypeOf, previousPathOf } from './paths.ts';

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

describe('the way back after logging in', () => {
  const back = (path: string): string => previousPathOf(`?previousPath=${encodeURIComponent(path)}`);

  test.each(['/live', '/my-bets/settled', '/sport/football?day=2#odds', '/casino/category/slots'])('is %s as it was given', (path) => {
    expect(back(path)).toBe(path);
  });

  test('is home when none is given', () => {
    expect(previousPathOf('')).toBe('/');
    expect(previousPathOf('?previousPath=')).toBe('/');
  });

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '\\\\elsewhere.example',
    'javascript:alert(1)',
    ' /live',
    'live',
  ])('is home for %j, which is no path of this site', (path) => {
    expect(back(path)).toBe('/');
  });

  // Browsers drop tabs and line breaks inside addresses: `/\t/host` is another host to them.
  test.each(['/\t/elsewhere.example', '/\n/elsewhere.example', '/\r\\elsewhere.example'])(
    'is home for %j, which a browser reads as another host',
    (path) => {
      expect(back(path)).toBe('/');
    },
  );

  test.each(['/login', '/login?previousPath=%2Flogin', '/signup', '/signup/success'])(
    'is home for %s, where a player has no business',
    (path) => {
      expect(back(path)).toBe('/');
    },
  );

  test('is where the way there began', () => {
    for (const path of ['/live', '/sport/football?day=2&x=a b', '/promotions/welcome'])
      expect(previousPathOf(new URL(loginPath(path), 'https://site.test').search)).toBe(path);
  });
});

describe('the kind of a page', () => {
  test.each([
    ['/', 'home'],
    ['/live', 'live'],
    ['/live/football', 'live'],
    ['/sport/football', 'sport'],
    ['/sport/football/organization/united-states/competition/nfl', 'competition'],
    ['/sport/football/organization/united-states/competition/nfl/section/games', 'competition'],
    ['/sport/football/organization/united-states/competition/nfl/event/e-1', 'event'],
    ['/my-bets', 'my-bets'],
    ['/my-bets/settled', 'my-bets'],
    ['/promotions/welcome', 'promotions'],
    ['/casino/lobby', 'casino'],
    ['/account/settings/content', 'account'],
  ])('%s is of type %s', (path, type) => {
    expect(pageTypeOf(path)).toBe(type);
  });

  test.each(['/livestream', '/casino-news', '/sport', '/promotionsx', '/accounting', '/nowhere'])('%s only begins like one', (path) => {
    expect(pageTypeOf(path)).toBe('other');
  });
});

test('a slash at the end makes no other page', () => {
  expect(canonicalUrlOf('/live/')).toBe('/live');
  expect(canonicalUrlOf('/live//')).toBe('/live');
  expect(canonicalUrlOf('/')).toBe('/');
  expect(canonicalUrlOf('/sport/football')).toBe('/sport/football');
});
