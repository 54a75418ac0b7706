import { generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePlayer, testPorts, type TestPlayer } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { authorizePacket, decide, type Home } from './authorize.ts';
import { createPacketReader, type Packet } from './rules/packet.ts';

const ORIGIN = 'http://vendor.test';
const MINUTE_MS = 60_000;
const inNewark = { lat: 40.7357, lon: -74.1724, acc: 20 };
const packetAt = (latitude: number, longitude: number, more: Partial<Packet> = {}): Packet => ({
  nonce: 'n',
  playerId: 'p',
  licenseKey: 'l',
  licenseType: 'REGULAR',
  ip: '203.0.113.7',
  latitude,
  longitude,
  accuracy: 20,
  findings: [],
  ...more,
});

const located = (sessionRegion: string | null, currency = 'USD'): Home => ({ sessionRegion, currency });

describe('a location decision', () => {
  it.each([
    ['in the state', packetAt(40.2, -74.4), located('US-NJ'), { kind: 'allowed', region: 'US-NJ' }],
    ['in a state that is not served', packetAt(36.17, -115.14), located('US-NJ'), { kind: 'refused', refusal: 'out-of-boundary' }],
    ['at sea', packetAt(39, -70), located('US-NJ'), { kind: 'refused', refusal: 'out-of-boundary' }],
    ['in another state of ours', packetAt(40.27, -76.89), located('US-NJ'), { kind: 'refused', refusal: 'different-valid-region' }],
    ['in another state of ours, after logging in there', packetAt(40.27, -76.89), located(null), { kind: 'allowed', region: 'US-PA' }],
    [
      'where another currency is played in',
      packetAt(43.6532, -79.3832),
      located(null),
      { kind: 'refused', refusal: 'wallet-of-another-currency' },
    ],
    ['where the wallet’s currency is played in', packetAt(43.6532, -79.3832), located(null, 'CAD'), { kind: 'allowed', region: 'CA-ON' }],
    [
      'when the radius crosses the border',
      packetAt(40.7453, -74.0279, { accuracy: 5_000 }),
      located('US-NJ'),
      { kind: 'refused', refusal: 'location-too-vague' },
    ],
    ['where nothing may be played', packetAt(39.85, -74.45), located('US-NJ'), { kind: 'refused', refusal: 'EXCLUSION_BOUNDARY' }],
    [
      'when the radius touches what is excluded',
      packetAt(39.85, -74.39, { accuracy: 1_000 }),
      located('US-NJ'),
      { kind: 'refused', refusal: 'EXCLUSION_BOUNDARY' },
    ],
    [
      'beside what is excluded',
      packetAt(39.85, -74.39),
      located('US-NJ'),
      { kind: 'allowed', expiresAt: new Date(NOON.getTime() + 5 * MINUTE_MS) },
    ],
    ['behind a VPN', packetAt(40.2, -74.4, { findings: ['VPN'] }), located('US-NJ'), { kind: 'refused', refusal: 'VPN' }],
    [
      'with a finding nobody knows',
      packetAt(40.2, -74.4, { findings: ['constructor'] }),
      located('US-NJ'),
      { kind: 'refused', refusal: 'BLACKLISTED' },
    ],
  ])('a player %s is judged by position, region, currency and findings', (_name, packet, home, verdict) => {
    expect(decide(packet, home, NOON)).toMatchObject(verdict);
  });

  it('checklist 32: a location verdict lasts 20 minutes inland, and 5 within a mile of the border', () => {
    const inland = decide(packetAt(40.2, -74.4), located('US-NJ'), NOON);
    const border = decide(packetAt(40.7453, -74.0279), located('US-NJ'), NOON);
    expect(inland).toMatchObject({
      expiresAt: new Date(NOON.getTime() + 20 * MINUTE_MS),
      refreshAt: new Date(NOON.getTime() + 16 * MINUTE_MS),
    });
    expect(border).toMatchObject({ expiresAt: new Date(NOON.getTime() + 5 * MINUTE_MS) });
  });
});

describe('a location packet', () => {
  const store = useTestStore();
  const ports = testPorts();
  let keys: { privateKey: CryptoKey; publicKey: CryptoKey };
  let forger: CryptoKey;
  let player: TestPlayer;
  let license = '';
  let serial = 0;

  beforeAll(async () => {
    keys = await generateKeyPair('ES256');
    forger = (await generateKeyPair('ES256')).privateKey;
  });
  beforeEach(async () => {
    ports.setNow(NOON);
    player = await makePlayer(store().db);
    await store().db.deleteFrom('geo_verdicts').where('session_id', '=', player.sessionId).execute();
    license = `license-${(serial += 1)}`;
    await store()
      .db.insertInto('geo_licenses')
      .values({
        key: license,
        license_type: 'REGULAR',
        session_id: player.sessionId,
        issued_at: NOON,
        expires_at: new Date(NOON.getTime() + 60 * MINUTE_MS),
      })
      .execute();
  });

  const sign = (claims: Record<string, unknown> = {}, { key = keys.privateKey, typ = 'geo+jwt', issuer = ORIGIN, at = NOON } = {}) =>
    new SignJWT({ lic: license, lty: 'REGULAR', ip: player.ip, ...inNewark, findings: [], ...claims })
      .setProtectedHeader({ alg: 'ES256', typ })
      .setIssuer(issuer)
      .setSubject((claims['sub'] as string) ?? player.playerId)
      .setJti(`nonce-${(serial += 1)}`)
      .setIssuedAt(Math.floor(at.getTime() / 1000))
      .sign(key);
  const authorize = (packet: string) =>
    authorizePacket(
      { db: store().db, ports, readPacket: createPacketReader(ORIGIN, ports, () => keys.publicKey) },
      { packet, session: { id: player.sessionId, playerId: player.playerId }, ip: player.ip },
    );
  const verdict = () => store().db.selectFrom('geo_verdicts').selectAll().where('session_id', '=', player.sessionId).executeTakeFirst();

  it('a location packet of the vendor is accepted once', async () => {
    const packet = await sign();
    expect(await authorize(packet)).toMatchObject({ kind: 'allowed', region: 'US-NJ' });
    expect(await authorize(packet)).toEqual({ kind: 'refused', refusal: 'packet-replayed' });
    expect(await verdict()).toMatchObject({ is_allowed: true, region: 'US-NJ', ip_address: player.ip });
  });

  it('a location packet that is sent eight times at once is accepted once', async () => {
    const packet = await sign();
    const kinds = (await Promise.all(Array.from({ length: 8 }, () => authorize(packet)))).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'allowed')).toHaveLength(1);
  });

  it.each([
    ['signed by another', async () => sign({}, { key: forger }), 'packet-invalid'],
    ['of another kind', async () => sign({}, { typ: 'license+jwt' }), 'packet-invalid'],
    ['of another vendor', async () => sign({}, { issuer: 'http://other.test' }), 'packet-invalid'],
    ['too old', async () => sign({}, { at: new Date(NOON.getTime() - 70_000) }), 'packet-expired'],
    ['from the future', async () => sign({}, { at: new Date(NOON.getTime() + 70_000) }), 'packet-expired'],
    ['of another player', async () => sign({ sub: 'somebody-else' }), 'packet-of-another-player'],
    ['of another address', async () => sign({ ip: '198.51.100.1' }), 'packet-of-another-address'],
    ['of a licence that is not ours', async () => sign({ lic: 'forged' }), 'license-expired'],
    ['of a licence of the other type', async () => sign({ lty: 'NO_DOWNLOAD_BROWSER' }), 'license-of-another-type'],
    ['of a licence of no type', async () => sign({ lty: null }), 'packet-invalid'],
    ['without a position', async () => sign({ lat: null }), 'packet-invalid'],
    ['beyond the poles', async () => sign({ lat: 91 }), 'packet-invalid'],
    ['of words', () => Promise.resolve('not.a.packet'), 'packet-invalid'],
  ])('a location packet %s is refused and changes no verdict', async (_name, make, refusal) => {
    expect(await authorize(await make())).toEqual({ kind: 'refused', refusal });
    expect(await verdict()).toBeUndefined();
  });

  it('a location packet from outside withdraws the permission at once', async () => {
    await authorize(await sign());
    expect(await authorize(await sign({ lat: 36.17, lon: -115.14 }))).toEqual({ kind: 'refused', refusal: 'out-of-boundary' });
    expect(await verdict()).toMatchObject({ is_allowed: false, reason: 'out-of-boundary', region: 'US-NV' });
  });

  it('a location packet with an expired licence is refused', async () => {
    ports.setNow(new Date(NOON.getTime() + 61 * MINUTE_MS));
    expect(await authorize(await sign({}, { at: ports.now() }))).toEqual({ kind: 'refused', refusal: 'license-expired' });
  });

  const regionOfSession = async () =>
    (await store().db.selectFrom('sessions').select('region').where('id', '=', player.sessionId).executeTakeFirstOrThrow()).region;
  const inHarrisburg = { lat: 40.2732, lon: -76.8867 };

  it('an accepted location packet sets the session’s region, and a refused one does not', async () => {
    await authorize(await sign({ lat: 36.17, lon: -115.14 }));
    expect(await regionOfSession()).toBeNull();
    expect(await authorize(await sign(inHarrisburg))).toMatchObject({ kind: 'allowed', region: 'US-PA' });
    expect(await authorize(await sign())).toEqual({ kind: 'refused', refusal: 'different-valid-region' });
    expect(await regionOfSession()).toBe('US-PA');
    expect(await verdict()).toMatchObject({ is_allowed: false, reason: 'different-valid-region', region: 'US-NJ' });
  });

  it('location packets of two regions at the same moment are accepted in one region only', async () => {
    const packets = await Promise.all([sign(), sign(inHarrisburg), sign(), sign(inHarrisburg)]);
    const verdicts = await Promise.all(packets.map(authorize));
    const regions = new Set(verdicts.flatMap((one) => (one.kind === 'allowed' ? [one.region] : [])));
    expect(regions.size).toBe(1);
    expect([...regions][0]).toBe(await regionOfSession());
    expect(verdicts.filter((one) => one.kind === 'refused')).toEqual(
      Array.from({ length: 2 }, () => ({ kind: 'refused', refusal: 'different-valid-region' })),
    );
  });
});
