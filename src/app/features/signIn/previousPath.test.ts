import { describe, expect, test } from 'vitest';
import { loginPath } from '../../frame/paths.ts';
import { previousPathOf } from './previousPath.ts';

describe('the previous path after logging in', () => {
  const back = (path: string): string => previousPathOf(`?previousPath=${encodeURIComponent(path)}`);

  test.each(['/live', '/my-bets/settled', '/sport/football?day=2#odds', '/casino/category/slots'])(
    'the previous path %s is kept',
    (path) => {
      expect(back(path)).toBe(path);
    },
  );

  test('a missing previous path is the home page', () => {
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
  ])('the previous path %j is replaced by the home page', (path) => {
    expect(back(path)).toBe('/');
  });

  // Browsers remove tabs and line breaks from addresses, so `/\t/host` leads to another host.
  test.each(['/\t/elsewhere.example', '/\n/elsewhere.example', '/\r\\elsewhere.example'])(
    'the previous path %j, which browsers read as another host, is replaced by the home page',
    (path) => {
      expect(back(path)).toBe('/');
    },
  );

  test.each(['/login', '/login?previousPath=%2Flogin', '/signup', '/signup/success', '/forgot-password'])(
    'the previous path %s is replaced by the home page for a logged-in player',
    (path) => {
      expect(back(path)).toBe('/');
    },
  );

  test('a login path carries the page it started from', () => {
    for (const path of ['/live', '/sport/football?day=2&x=a b', '/promotions/welcome'])
      expect(previousPathOf(new URL(loginPath(path), 'https://site.test').search)).toBe(path);
  });
});
