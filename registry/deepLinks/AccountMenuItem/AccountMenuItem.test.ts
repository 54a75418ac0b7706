import { describe, expect, it } from 'vitest';
import { accountMenuItem } from './AccountMenuItem.ts';

const to = (slug: string) => accountMenuItem.path({ __typename: 'AccountMenuItemDeepLink', slug });

describe('a link to a page of the account', () => {
  it.each([
    ['settings/content', '/account/settings/content'],
    ['help', '/account/help'],
    ['award-details/free-bets', '/account/award-details/free-bets'],
  ])('the account page %s has the path %s', (slug, path) => expect(to(slug)).toBe(path));

  it.each(['', '../admin', 'a//b', '/help', 'help/', 'Help', 'help?x=1', 'javascript:alert(1)', '<script>'])(
    'the account page %j has no path',
    (slug) => expect(to(slug)).toBeNull(),
  );

  it('an account page link is read back from its own path only', () => {
    expect(accountMenuItem.parse('/account/settings/security')).toEqual({
      __typename: 'AccountMenuItemDeepLink',
      slug: 'settings/security',
    });
    expect(accountMenuItem.parse('/accounts/help')).toBeNull();
    expect(accountMenuItem.parse('/account/help#top')).toBeNull();
  });
});
