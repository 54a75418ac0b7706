import { expect, it } from 'vitest';
import { webPage } from './WebPage.ts';

const to = (url: string) => webPage.path({ __typename: 'WebPageDeepLink', url, opensNewWindow: false });

it.each(['http://help.example.com', 'https://help.example.com@evil.test', 'javascript:alert(1)'])(
  'a web page link does not lead to %s',
  (url) => expect(to(url)).toBeNull(),
);
it('a web page link leads to a page of another site', () => expect(to('https://help.example.com/a')).toBe('https://help.example.com/a'));
