import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openKeys, type Keys } from '#server/modules/identity/tokens/index.ts';
import { testPorts } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { errorTexts, initialLocation, type LocationState, type Whereabouts, withPlayerAt } from './state.ts';
import { createLocationVendor } from './vendor.ts';

const folder = mkdtempSync(join(tmpdir(), 'linemaker-vendor-'));
const clock = testPorts();
let serial = 0;
const ports = { ...clock, newSecret: () => `nonce-${(serial += 1)}` };
const SECRET = 'between-operator-and-vendor';
const browser: LocationState = { position: null, findings: [], errorCode: null, service: 'absent' };
let state: LocationState = browser;
let players: Whereabouts['players'] = {};
let keys: Keys;
let vendor: FastifyInstance;

beforeAll(async () => {
  keys = await openKeys(join(folder, 'vendor.json'));
  vendor = createLocationVendor({
    keys,
    ports,
    apiSecret: SECRET,
    state: () => ({ everybody: state, players }),
    origin: () => 'http://vendor.test',
  });
});
afterAll(async () => {
  await vendor.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  clock.setNow(NOON);
  state = browser;
  players = {};
});

const here = { latitude: 40.7, longitude: -74.1, accuracy: 12 };
const buy = (authorization?: string, licenseType: string = 'NO_DOWNLOAD_BROWSER') =>
  vendor.inject({
    method: 'POST',
    url: '/licenses',
    payload: { licenseType },
    headers: authorization === undefined ? {} : { authorization },
  });
const license = async (licenseType?: string) =>
  (await buy(`Bearer ${SECRET}`, licenseType)).json<{ licenseKey: string; expiresAt: string }>();
const locate = (payload: object | string, type = 'application/json') =>
  vendor.inject({ method: 'POST', url: '/packet', payload, headers: { 'content-type': type } });
const codeOf = async (payload: object) => {
  const answer = await locate(payload);
  return answer.statusCode === 422 ? answer.json<{ code: number }>().code : answer.statusCode;
};

describe('a location licence', () => {
  it('the location vendor sells a licence to the operator for an hour', async () => {
    const { licenseKey, expiresAt } = await license();
    expect(expiresAt).toBe(new Date(NOON.getTime() + 3_600_000).toISOString());
    expect(decodeJwt(licenseKey)).toMatchObject({ iss: 'http://vendor.test', iat: NOON.getTime() / 1000 });
  });

  it.each([undefined, '', 'Bearer', 'Bearer ', SECRET, `bearer ${SECRET}`, `Bearer ${SECRET}x`, `Bearer ${SECRET.slice(1)}`])(
    'the location vendor sells no licence for %j',
    async (authorization) => {
      expect((await buy(authorization)).statusCode).toBe(401);
    },
  );
});

describe('a location packet', () => {
  it('a location packet has player, position and address, and is signed with the published key', async () => {
    const { licenseKey } = await license();
    const answer = await locate({ licenseKey, userId: 'p1', position: here });
    expect(answer.statusCode).toBe(200);
    const { payload, protectedHeader } = await jwtVerify(answer.json<{ packet: string }>().packet, keys.publicKey, { currentDate: NOON });
    expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: keys.kid, typ: 'geo+jwt' });
    expect(payload).toMatchObject({ sub: 'p1', lic: licenseKey, ip: '127.0.0.1', lat: 40.7, lon: -74.1, acc: 12, findings: [] });
    const { keys: published } = (await vendor.inject('/.well-known/jwks.json')).json<{ keys: Record<string, unknown>[] }>();
    expect(published).toEqual([keys.publicJwk]);
    expect(published[0]).not.toHaveProperty('d');
  });

  it('every location packet has its own id', async () => {
    const { licenseKey } = await license();
    const ids = new Set<unknown>();
    for (let n = 0; n < 5; n += 1)
      ids.add(decodeJwt((await locate({ licenseKey, userId: 'p1', position: here })).json<{ packet: string }>().packet).jti);
    expect(ids.size).toBe(5);
  });

  it('the sandbox’s position replaces the browser’s in a location packet', async () => {
    state = { ...initialLocation('US-NV'), findings: ['VPN'] };
    const { licenseKey } = await license();
    const { packet } = (await locate({ licenseKey, userId: 'p1', position: here })).json<{ packet: string }>();
    expect(decodeJwt(packet)).toMatchObject({ lat: state.position?.latitude, lon: state.position?.longitude, findings: ['VPN'] });
  });

  it('a player may have an own sandbox position until it is removed', async () => {
    state = initialLocation('US-NJ');
    const { licenseKey } = await license();
    const latitudeOf = async (userId: string) => {
      const { packet = '' } = (await locate({ licenseKey, userId, position: here })).json<{ packet?: string }>();
      return packet === '' ? null : decodeJwt(packet)['lat'];
    };
    const elsewhere = initialLocation('US-NV');
    ({ players } = withPlayerAt({ everybody: state, players }, 'p1', elsewhere));
    expect([await latitudeOf('p1'), await latitudeOf('p2')]).toEqual([elsewhere.position?.latitude, state.position?.latitude]);
    expect(await latitudeOf('__proto__')).toBe(state.position?.latitude);
    ({ players } = withPlayerAt({ everybody: state, players }, 'p1', { ...elsewhere, errorCode: 604 }));
    expect([await codeOf({ licenseKey, userId: 'p1' }), await codeOf({ licenseKey, userId: 'p2' })]).toEqual([604, 200]);
    ({ players } = withPlayerAt({ everybody: state, players }, 'p1', null));
    expect([players, await latitudeOf('p1')]).toEqual([{}, state.position?.latitude]);
  });

  it('a thousand players may have own positions, and the oldest is removed first', () => {
    const full = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`p${n}`, browser]));
    const ids = Object.keys(withPlayerAt({ everybody: browser, players: full }, 'p1000', browser).players);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([1_000, 'p1', 'p1000']);
  });

  it('the location vendor refuses a bad request by its codes', async () => {
    const { licenseKey } = await license();
    expect(await codeOf({ userId: 'p1', position: here })).toBe(606);
    expect(await codeOf({ licenseKey: 'forged', userId: 'p1', position: here })).toBe(607);
    expect(await codeOf({ licenseKey, position: here })).toBe(609);
    expect(await codeOf({ licenseKey, userId: '', position: here })).toBe(609);
    expect(await codeOf({ licenseKey, userId: 'p1' })).toBe(640);
    clock.setNow(new Date(NOON.getTime() + 3_601_000));
    expect(await codeOf({ licenseKey, userId: 'p1', position: here })).toBe(608);
    state = { ...browser, errorCode: 699 };
    expect(await codeOf({})).toBe(699);
  });

  it('a location packet is not accepted as a licence', async () => {
    const { licenseKey } = await license();
    const { packet } = (await locate({ licenseKey, userId: 'p1', position: here })).json<{ packet: string }>();
    expect(await codeOf({ licenseKey: packet, userId: 'p1', position: here })).toBe(607);
  });

  it('a location packet needs a valid position', async () => {
    const { licenseKey } = await license();
    const bad = [null, 1, 'here', [], {}, { latitude: 1, longitude: 2 }, { ...here, accuracy: '12' }, { ...here, latitude: null }];
    for (const position of bad) expect(await codeOf({ licenseKey, userId: 'p1', position }), JSON.stringify(position)).toBe(640);
  });

  it('the location vendor answers any request, with its own code if it refuses', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 3 }), async (body) => {
        const answer = await locate(body);
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode === 422) expect(Object.keys(errorTexts)).toContain(String(answer.json<{ code: number }>().code));
      }),
      { numRuns: 60 },
    );
    for (const [body, type] of [
      ['{', 'application/json'],
      ['a=b', 'application/x-www-form-urlencoded'],
      ['x'.repeat(20_000), 'application/json'],
    ] as const)
      expect([400, 413, 415]).toContain((await locate(body, type)).statusCode);
  });
});

describe('the local location service', () => {
  const byService = async (payload: object) => {
    const answer = await vendor.inject({ method: 'POST', url: '/service/packet', payload });
    return { status: answer.statusCode, ...answer.json<{ code?: number; packet?: string }>() };
  };
  const wish = async (licenseType: string) => ({ licenseKey: (await license(licenseType)).licenseKey, userId: 'p1', position: here });

  it.each([
    ['absent', false, 630],
    ['there', true, undefined],
    ['old', true, 699],
    ['away', true, 631],
  ] as const)('a local service that is %s reports whether it is connected (%s) and fails with %s', async (service, isConnected, code) => {
    state = { ...browser, service };
    expect((await vendor.inject('/service')).json()).toEqual({ isConnected });
    const answer = await byService(await wish('REGULAR'));
    expect(answer.code).toBe(code);
    if (code === undefined) expect(decodeJwt(answer.packet ?? '')).toMatchObject({ lty: 'REGULAR' });
  });

  it('the local service accepts only regular licences, and the page script only others', async () => {
    state = { ...browser, service: 'there' };
    expect((await byService(await wish('NO_DOWNLOAD_BROWSER'))).code).toBe(607);
    expect(await codeOf(await wish('REGULAR'))).toBe(607);
    expect(await codeOf(await wish('NO_DOWNLOAD_BROWSER'))).toBe(200);
  });

  it.each(['', 'regular', 'FREE'])('the location vendor has no licence of the type %j', async (type) => {
    expect((await buy(`Bearer ${SECRET}`, type)).statusCode).toBe(400);
  });
});

describe('a page script of the location vendor', () => {
  it.each(['/location.js', '/service.js'])('%s may be loaded by any origin and is not cached', async (path) => {
    const answer = await vendor.inject(path);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
    expect((await vendor.inject({ method: 'OPTIONS', url: '/packet' })).statusCode).toBe(204);
  });
});
