import { describe, expect, it } from 'vitest';
import { framedAddress } from './framedAddress.ts';

const secure = { origin: 'https://play.example', protocol: 'https:' };
const plain = { origin: 'http://localhost:4000', protocol: 'http:' };

describe('an address for a frame', () => {
  it.each([
    ['https://help.example/limits', secure],
    ['https://help.example/limits', plain],
    ['http://help.localhost:4001/limits', plain],
  ])('the address %s may be framed', (url, own) => expect(framedAddress(url, own)?.href).toBe(url));

  it.each([
    [null, secure],
    ['', secure],
    ['/limits', secure],
    ['//help.example/limits', secure],
    ['javascript:alert(1)', secure],
    ['data:text/html,x', secure],
    ['blob:https://help.example/1', secure],
    ['http://help.example/limits', secure],
    ['https://play.example/legal/terms', secure],
    ['http://localhost:4000/legal/terms', plain],
    ['https://name@help.example/limits', secure],
    ['https://name:secret@help.example/limits', secure],
  ])('the address %s may not be framed', (url, own) => expect(framedAddress(url, own)).toBeNull());
});
