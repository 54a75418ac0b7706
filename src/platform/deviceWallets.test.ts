import { afterEach, expect, it, vi } from 'vitest';
import { deviceWallets } from './deviceWallets.ts';

afterEach(() => vi.unstubAllGlobals());

const refused = (): never => {
  throw new Error('InvalidAccessError: insecure document');
};

it.each([
  ['a browser without it', undefined, []],
  ['a device that can pay', { canMakePayments: () => true }, ['APPLE_PAY']],
  ['a device that cannot', { canMakePayments: () => false }, []],
  ['a page that may not ask', { canMakePayments: refused }, []],
])('Apple Pay is asked for only where the device has it: %s', (_name, wallet, ways) => {
  vi.stubGlobal('ApplePaySession', wallet);
  expect(deviceWallets()).toEqual(ways);
});
