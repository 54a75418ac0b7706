import { describe, expect, it } from 'vitest';
import { isAllowedWebPage } from './webPages.ts';

describe('an external web page', () => {
  const hosts = ['help.example.com', '.partner.test'];
  it.each([
    'https://help.example.com',
    'https://help.example.com/a?b#c',
    'https://help.example.com:8443/',
    'https://partner.test/',
    'https://www.partner.test/x',
    'https://HELP.example.com/',
  ])('the web page %s is allowed', (url) => expect(isAllowedWebPage(url, hosts)).toBe(true));
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
  ])('the web page %j is refused', (url) => expect(isAllowedWebPage(url, hosts)).toBe(false));
  it('no web page is allowed without listed hosts', () => expect(isAllowedWebPage('https://help.example.com', [])).toBe(false));
});
