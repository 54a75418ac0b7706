import { describe, expect, it } from 'vitest';
import { casinoPathFor, plainCasinoPath } from './casinoAddress.ts';

describe('an address of the casino', () => {
  it.each([
    ['/casino/hollywood-casino', '/casino'],
    ['/casino/hollywood-casino/lobby', '/casino/lobby'],
    ['/casino/hollywood-casino/category/slots/game-7', '/casino/category/slots/game-7'],
    ['/casino/lobby', '/casino/lobby'],
    ['/casino/hollywood-casinos', '/casino/hollywood-casinos'],
    ['/live', '/live'],
  ])('the casino address %s is %s in documents', (path, plain) => expect(plainCasinoPath(path)).toBe(plain));

  it.each([
    ['US-PA', '/casino', '/casino/hollywood-casino'],
    ['US-PA', '/casino/category/slots', '/casino/hollywood-casino/category/slots'],
    ['US-PA', '/casino/hollywood-casino/lobby', null],
    ['US-PA', '/casinos', null],
    ['US-PA', '/live', null],
    ['US-NJ', '/casino', null],
    ['US-NJ', '/casino/hollywood-casino', '/casino'],
    ['CA-ON', '/casino/hollywood-casino/category/slots', '/casino/category/slots'],
    ['US-NJ', '/casino/hollywood-casinos', null],
    [null, '/casino', null],
    [null, '/casino/hollywood-casino', null],
  ])('in %s, the address %s becomes %s', (region, path, expected) => expect(casinoPathFor(region, path)).toBe(expected));

  it('a regional casino address is read back as the plain one', () => {
    for (const path of ['/casino', '/casino/lobby', '/casino/category/slots'])
      expect(plainCasinoPath(casinoPathFor('US-PA', path) ?? '')).toBe(path);
  });
});
