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
  ])('%s is %s to documents', (path, plain) => expect(plainCasinoPath(path)).toBe(plain));

  it.each([
    ['US-PA', '/casino', '/casino/hollywood-casino'],
    ['US-PA', '/casino/category/slots', '/casino/hollywood-casino/category/slots'],
    ['US-PA', '/casino/hollywood-casino/lobby', null],
    ['US-PA', '/casinos', null],
    ['US-PA', '/live', null],
    ['US-NJ', '/casino', null],
    [null, '/casino', null],
  ])('in %s, %s goes to %s', (region, path, expected) => expect(casinoPathFor(region, path)).toBe(expected));

  it('comes back to the name that documents use', () => {
    for (const path of ['/casino', '/casino/lobby', '/casino/category/slots'])
      expect(plainCasinoPath(casinoPathFor('US-PA', path) ?? '')).toBe(path);
  });
});
