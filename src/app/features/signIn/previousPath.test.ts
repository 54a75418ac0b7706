import { describe, expect, test } from 'vitest';
import { loginPath } from '../../frame/paths.ts';
import { previousPathOf } from './previousPath.ts';

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

  test.each(['/login', '/login?previousPath=%2Flogin', '/signup', '/signup/success', '/forgot-password'])(
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
