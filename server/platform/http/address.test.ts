import { describe, expect, it } from 'vitest';
import { addressOf, networkPrefix } from './address.ts';

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::1', '127.0.0.1'],
    ['127.0.0.9', '127.0.0.1'],
    ['2001:db8::7', '2001:db8::7'],
  ])('the address %s is compared as %s', (ip, address) => expect(addressOf(ip)).toBe(address));

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::1', '127.0.0.1'],
    ['2001:db8:1:2::7', '2001:db8:1:2'],
    ['2001:0DB8:0001:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('the address %s is counted under the network prefix %s', (ip, line) => expect(networkPrefix(ip)).toBe(line));
});
