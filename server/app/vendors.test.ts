import { expect, it, vi } from 'vitest';
import type { Config } from '#server/platform/config/config.ts';
import { partiesBeside } from '#server/sandbox/partiesBeside.ts';
import { vendorsOf } from './vendors.ts';

const none = {
  locationVendor: null,
  identityVendor: null,
  register: null,
  paymentVendor: null,
  gameProvider: null,
  partner: null,
  streamHost: null,
  scanner: null,
};
const configured = (named: Partial<Config>) =>
  ({ ...none, supportChatUrl: null, errorDsn: null, frameSites: new Map(), hasSandbox: true, ...named }) as unknown as Config;
const locationVendor = { origin: 'http://localhost:4001', apiSecret: 'secret' };
const streamHost = { origin: 'http://localhost:4002', secret: 'pictures' };
const sandbox = {
  fileScanner: null,
  locationVendor,
  streamHost,
  parties: partiesBeside(locationVendor),
};
const elsewhere = { origin: 'https://vendor.example', secret: 'theirs' };

it('without a sandbox or configuration there are no vendors, and the log warns of missing ones', () => {
  const warn = vi.fn();
  const { location, frames, ...others } = vendorsOf(configured({}), null, { warn });
  expect(location).toEqual({ origin: 'https://location-vendor.invalid', apiSecret: '' });
  expect(frames.size).toBe(0);
  expect(Object.values(others)).toEqual(Object.values(others).map(() => null));
  expect(warn.mock.calls).toMatchObject([
    [{ event: 'no-location-vendor' }, expect.any(String)],
    [{ event: 'no-register' }, expect.any(String)],
  ]);
});

it('with a sandbox its vendors are used, each with its own host and secret', () => {
  const warn = vi.fn();
  const vendors = vendorsOf(configured({}), sandbox, { warn });
  expect(vendors).toMatchObject({ location: locationVendor, streamHost, errorDsn: 'http://sandbox@errors.localhost:4001/1' });
  expect(vendors.frames.get('help')).toBe('http://help.localhost:4001');
  const parties = [vendors.paymentVendor, vendors.gameProvider];
  expect(parties.map((party) => party?.apiOrigin)).toEqual(['http://localhost:4001', 'http://localhost:4001']);
  expect(new Set([...parties, vendors.identityVendor, vendors.registerVendor].map((party) => party?.secret)).size).toBe(4);
  expect(warn).not.toHaveBeenCalled();
});

it('a configured vendor takes precedence over the sandbox’s', () => {
  const named = configured({
    paymentVendor: elsewhere,
    identityVendor: elsewhere,
    frameSites: new Map([['help', 'https://help.example']]),
  });
  const { paymentVendor, identityVendor, gameProvider, frames } = vendorsOf(named, sandbox, { warn: vi.fn() });
  expect(paymentVendor).toEqual({ apiOrigin: elsewhere.origin, pageOrigin: elsewhere.origin, secret: elsewhere.secret });
  expect(identityVendor).toEqual(elsewhere);
  expect(gameProvider).toEqual(sandbox.parties.gameProvider);
  expect(frames.get('help')).toBe('https://help.example');
});

it('payments do not open in production with the build’s invented bank accounts', () => {
  const production = configured({ paymentVendor: elsewhere, hasSandbox: false });
  expect(() => vendorsOf(production, null, { warn: vi.fn() })).toThrow(/receivingBanks\.json are invented/);
  expect(vendorsOf(configured({ hasSandbox: false }), null, { warn: vi.fn() }).paymentVendor).toBeNull();
});
