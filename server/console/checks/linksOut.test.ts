import { expect, it } from 'vitest';
import { unlistedLinks } from './linksOut.ts';

const config = { brands: ['one', 'two'], linkHosts: { one: ['help.example', '.care.example'], two: ['help.example'] } };
const to = (...urls: readonly string[]) => ({
  kind: 'QuickLinksShelf',
  props: {
    links: urls.map((url, at) => ({ id: `l${at}`, label: 'Go', deepLink: { kind: 'WebPageDeepLink', url, opensNewWindow: true } })),
  },
});

it('a link to a host that every brand of the place lists has no problem', () => {
  expect(unlistedLinks(to('https://help.example/a'), '*', config)).toEqual([]);
  expect(unlistedLinks(to('https://www.care.example/'), 'one', config)).toEqual([]);
  expect(unlistedLinks({ kind: 'X', props: {}, fallback: { kind: 'FallbackLink', text: 'Live', url: '/live' } }, '*', config)).toEqual([]);
});

it('a link to another host is reported with the brands that do not list it', () => {
  expect(unlistedLinks(to('https://www.care.example/', 'https://evil.example/', 'https://xn--80ak6aa92e.com/'), '*', config)).toEqual([
    {
      path: '/props/links/0/deepLink',
      message: expect.stringContaining('www.care.example: it is not among the linkHosts of two.') as unknown,
    },
    {
      path: '/props/links/1/deepLink',
      message: expect.stringContaining('evil.example: it is not among the linkHosts of one, two.') as unknown,
    },
    { path: '/props/links/2/deepLink', message: expect.stringContaining('xn--80ak6aa92e.com: ') as unknown },
  ]);
});

it('the link of a node’s fallback is checked too', () => {
  const node = { kind: 'X', props: {}, fallback: { kind: 'FallbackLink', text: 'Go', url: 'https://evil.example/' } };
  expect(unlistedLinks(node, 'one', config)).toMatchObject([{ path: '/fallback/url' }]);
});
