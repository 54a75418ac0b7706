import { describe, expect, it } from 'vitest';
import { sportsbookPage } from './SportsbookPage.ts';

const to = (canonicalUrl: string) => sportsbookPage.path({ __typename: 'SportsbookPageDeepLink', canonicalUrl });

describe('a link to a page of the site', () => {
  it.each(['/', '/live', '/sport/football/organization/united-states/competition/nfl'])('a page link leads to %s unchanged', (url) =>
    expect(to(url)).toBe(url),
  );

  it.each(['', 'live', '//elsewhere.test/live', '/\\elsewhere.test', 'https://elsewhere.test/', 'javascript:alert(1)'])(
    'a page link to %j has no path',
    (url) => expect(to(url)).toBeNull(),
  );

  it('a page link is read back from its path', () =>
    expect(sportsbookPage.parse('/live')).toEqual({ __typename: 'SportsbookPageDeepLink', canonicalUrl: '/live' }));
});
