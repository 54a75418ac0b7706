import { describe, expect, it } from 'vitest';
import { identity } from './Identity.ts';

const link = (page: string) => ({ __typename: 'IdentityDeepLink', page }) as const;

describe('a link to an identity page', () => {
  it.each([
    ['login', '/login'],
    ['signup', '/signup'],
    ['forgot-password', '/forgot-password'],
    ['update-password', '/account/update-password'],
    ['login-preferences', '/account/settings/security'],
  ])('the identity page %s leads to %s and is read back', (page, address) => {
    expect(identity.path(link(page))).toBe(address);
    expect(identity.parse(address)).toEqual(link(page));
  });

  it.each(['', 'logout', 'constructor', '__proto__'])('the identity page %j has no path', (page) =>
    expect(identity.path(link(page))).toBeNull(),
  );

  it.each(['/login?previousPath=%2F', '/account/settings/content'])('the path %s is not the address of an identity page', (address) =>
    expect(identity.parse(address)).toBeNull(),
  );
});
