import { describe, expect, it } from 'vitest';
import { isAllowedWebPage, isSitePath } from './addresses.ts';

describe('a path of this site', () => {
  it.each(['/', '/live', '/sport/football?sort=time#top', '/a-b_c/%20'])('is %s', (path) => expect(isSitePath(path)).toBe(true));
  it.each(['', 'live', '//evil.test', '/\\evil.test', '/ space', 'https://evil.test', 'javascript:alert(1)', '/a\nb', '\t/x'])(
    'is not %j',
    (path) => expect(isSitePath(path)).toBe(false),
  );
});

describe('a page elsewhere', () => {
  const hosts = ['help.example.com', '.partner.test'];
  it.each([
    'https://help.example.com',
    'https://help.example.com/a?b#c',
    'https://help.example.com:8443/',
    'https://partner.test/',
    'https://www.partner.test/x',
    'https://HELP.example.com/',
  ])('may be %s', (url) => expect(isAllowedWebPage(url, hosts)).toBe(true));
  it.each([
    'http://help.example.com',
    'https://evil.test',
    'https://help.example.com.evil.test',
    'https://evilpartner.test',
    'https://help.example.com@evil.test',
    'https://user:secret@help.example.com',
    'https://evil.test\\@help.example.com',
    'https://help.example.com /x',
    'javascript:alert(1)',
    'data:text/html,x',
    '//help.example.com',
    '',
    'https://',
  ])('may not be %j', (url) => expect(isAllowedWebPage(url, hosts)).toBe(false));
  it('is none without a list', () => expect(isAllowedWebPage('https://help.example.com', [])).toBe(false));
});
