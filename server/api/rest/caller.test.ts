import { describe, expect, it } from 'vitest';
import { localHosts } from '#tests/support/localHosts.ts';
import { addressOf } from '#server/platform/http/address.ts';
import { visitorOf } from '../viewer.ts';
import { bearerIn } from '#server/platform/viewer.ts';
import { callerOf, isSameOrigin } from './caller.ts';

describe('the origin of a request', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ origin: 'http://a.localhost:4000', host: 'a.localhost:4000' }, true],
    [{ origin: 'http://b.localhost:4000', host: 'a.localhost:4000' }, false],
    [{ origin: 'null', host: 'a.localhost:4000' }, false],
    [{ host: 'a.localhost:4000' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://a.localhost:4000', host: 'a.localhost:4000' }, false],
  ])('the headers %j count as the same origin: %s', (headers, answer) => {
    expect(isSameOrigin(headers)).toBe(answer);
  });
});

describe('a caller', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '127.0.0.1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
  ])('a caller at %s has the address %s', (ip, address) => {
    expect(addressOf(ip)).toBe(address);
  });

  it('a header that was sent twice counts as absent', () => {
    expect(callerOf({ headers: { 'x-a': ['1', '2'] as never, 'x-b': '3' }, ip: '::1' }).header('x-a')).toBeUndefined();
  });

  it.each([
    ['Bearer abc.def', 'abc.def'],
    ['bearer abc', 'abc'],
    ['Basic abc', null],
    ['Bearer a b', null],
    ['Bearer ', null],
    [undefined, null],
  ])('the Authorization header %s holds the token %s', (header, token) => {
    expect(bearerIn(header)).toBe(token);
  });
});

describe('a visitor', () => {
  const deps = {
    config: { brands: ['one', 'two'], brand: 'one', hosts: localHosts },
    regionOfAddress: () => 'US-NJ',
  } as unknown as Parameters<typeof visitorOf>[0];
  const visitor = (headers: Record<string, string>) => visitorOf(deps, callerOf({ headers, ip: '::1' }));

  it('a visitor has a brand, region and device, whatever the headers say', () => {
    expect(
      visitor({ host: 'two.localhost:4000', 'x-region-code': 'US-PA', 'user-agent': 'iPad', 'x-ui-capabilities': 'abc123' }),
    ).toMatchObject({
      brand: 'two',
      region: 'US-PA',
      country: 'US',
      addressRegion: 'US-NJ',
      device: 'TABLET',
      capabilities: 'abc123',
      session: null,
      owner: null,
    });
    expect(visitor({ 'x-region-code': 'XX', 'x-ui-capabilities': '<script>' })).toMatchObject({
      brand: 'one',
      region: 'US-NJ',
      device: 'DESKTOP',
      capabilities: null,
    });
    expect(visitor({ 'x-region-code': 'CA-DEFAULT' }), 'who knows no region yet gets that of his address').toMatchObject({
      region: 'US-NJ',
    });
  });
});
