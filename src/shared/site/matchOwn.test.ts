import { describe, expect, it } from 'vitest';
import { isOwnPage, keptPathOf, ownPathOf } from './matchOwn.ts';
import { keptPaths, ownPaths } from './ownPages.ts';

describe('a page of the client’s own', () => {
  it.each(ownPaths)('the address %s is a page drawn by the client', (path) => expect(ownPathOf(path)).toBe(path));

  it.each(['/', '/login/more', '/legal', '/legal/terms', '/search', '/nowhere', '/constructor'])(
    '%s is not a page drawn by the client',
    (path) => expect(ownPathOf(path)).toBeNull(),
  );
});

it('a page drawn by the client needs no document, and account pages do', () => {
  expect(isOwnPage('/login')).toBe(true);
  for (const path of ['/account/wallet', '/search/jets/all', '/']) expect(isOwnPage(path)).toBe(false);
});

describe('a document that the client keeps', () => {
  it.each([
    ['/search', '/search/*'],
    ['/search/jets/all', '/search/*'],
    ['/parlay-lounge', '/parlay-lounge/*'],
    ['/fan-center/section/for-you', '/fan-center/*'],
    ['/welcome-promo', '/welcome-promo'],
    ['/welcome-promo/more', null],
    ['/searching', null],
    ['/login', null],
    ['/', null],
  ])('the document kept for %s is %s', (path, kept) => expect(keptPathOf(path)).toBe(kept));
});

it('no address is both drawn by the client and kept', () => {
  const all: readonly string[] = [...ownPaths, ...keptPaths];
  expect(new Set(all).size).toBe(all.length);
});
