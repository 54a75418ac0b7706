import { expect, it } from 'vitest';
import { webPage } from './WebPage.ts';

const to = (url: string) =>
  webPage.path({ __typename: 'WebPageDeepLink', url, opensNewWindow: false }, { allowedHosts: ['help.example.com'] });

it.each(['http://help.example.com', 'https://evil.test', 'https://help.example.com@evil.test', 'javascript:alert(1)'])(
  'does not lead to %s',
  (url) => expect(to(url)).toBeNull(),
);
it('leads to a host on the list', () => expect(to('https://help.example.com/a')).toBe('https://help.example.com/a'));
