import { SignJWT, decodeJwt, decodeProtectedHeader, generateKeyPair } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, sandbox } from '#tests/support/http.ts';
import { graphql, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const vendorPort = () => Number(new URL(server().app.deps.geolocation.vendorOrigin).port);
const bet = async (player: PlayerClient) => place(player, [straight((await openMoneyline(server())).home, '500')]);

afterEach(async () => {
  await sandbox(server(), 'location', { place: 'US-NJ' });
});

describe('a wager', () => {
  it('checklist 31: needs a verdict', async () => {
    const player = await PlayerClient.fresh(server());
    expect(await bet(player)).toMatchObject({ accepted: false, errors: [{ code: 'location-not-verified' }] });
    await player.locate();
    expect(await bet(player)).toMatchObject({ accepted: true });
  });

  it('checklist 35: is refused out of the area, while the site is open', async () => {
    await sandbox(server(), 'location', { place: 'US-NV' });
    const player = await PlayerClient.fresh(server());
    expect(await player.authorize(await player.packet())).toMatchObject({
      errors: [{ code: 'out-of-boundary', result: 'OUT_OF_BOUNDARY', resolution: 'OUTSIDE_OF_ACTIVE_REGION' }],
      expiresAt: null,
    });
    expect((await bet(player)).accepted).toBe(false);
    expect(await player.run('{ account { id } liveEventsCount { count } }')).toMatchObject({ account: { id: player.playerId } });
  });

  it('is refused in another jurisdiction of ours, whatever region the client writes into its headers', async () => {
    await sandbox(server(), 'location', { place: 'CA-ON' });
    const player = await PlayerClient.fresh(server());
    const answer = await graphql<{ geoComplyAuthorizeGeoPacket: { errors: { code: string }[]; expiresAt: string | null } }>(
      server(),
      'mutation ($packet: String!) { geoComplyAuthorizeGeoPacket(geoPacket: $packet) { errors { code } expiresAt } }',
      { packet: await player.packet() },
      { authorization: `Bearer ${player.tokens.access_token}`, 'x-region-code': 'CA-ON', 'x-country-code': 'CA' },
    );
    expect(answer.data.geoComplyAuthorizeGeoPacket).toEqual({
      errors: [expect.objectContaining({ code: 'different-valid-region' })],
      expiresAt: null,
    });
    expect((await bet(player)).accepted).toBe(false);
  });

  it('is refused when a located player leaves', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    await sandbox(server(), 'location', { place: 'US-NV' });
    await player.authorize(await player.packet());
    expect((await bet(player)).accepted).toBe(false);
  });

  it('is refused once the verdict has run out', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const { expires_at } = await server()
      .app.deps.db.selectFrom('geo_verdicts')
      .select('expires_at')
      .orderBy('decided_at', 'desc')
      .executeTakeFirstOrThrow();
    await server()
      .app.deps.db.updateTable('geo_verdicts')
      .set({ expires_at: new Date(expires_at.getTime() - 20 * 60_000) })
      .execute();
    expect(await bet(player)).toMatchObject({ accepted: false, errors: [{ code: 'location-not-verified' }] });
  });
});

describe('a packet', () => {
  const codeOf = async (player: PlayerClient, packet: string) => (await player.authorize(packet)).errors[0]?.code;

  it('checklist 36: counts once', async () => {
    const player = await PlayerClient.fresh(server());
    const packet = await player.packet();
    expect(await codeOf(player, packet)).toBeUndefined();
    expect(await codeOf(player, packet)).toBe('packet-replayed');
  });

  it('checklist 36: counts for a minute', async () => {
    const player = await PlayerClient.fresh(server());
    const packet = await player.packet();
    await sandbox(server(), 'clock', { advanceSeconds: 70 });
    expect(await codeOf(player, packet)).toBe('packet-expired');
  });

  it('counts for its player', async () => {
    const [player, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    expect(await codeOf(other, await player.packet())).toBe('packet-of-another-player');
  });

  it('checklist 36: cannot be forged, not even by whoever copies all of it', async () => {
    const player = await PlayerClient.fresh(server());
    const packet = await player.packet();
    const { privateKey } = await generateKeyPair('ES256');
    const forged = await new SignJWT({ ...decodeJwt(packet), jti: 'a-new-nonce' })
      .setProtectedHeader({ ...decodeProtectedHeader(packet), alg: 'ES256' })
      .sign(privateKey);
    expect(await codeOf(player, forged)).toBe('packet-invalid');
    const [header, claims, signature] = packet.split('.');
    const moved = Buffer.from(JSON.stringify({ ...decodeJwt(packet), lat: 36.17, lon: -115.14 })).toString('base64url');
    expect(await codeOf(player, [header, moved, signature].join('.'))).toBe('packet-invalid');
    expect(await codeOf(player, [Buffer.from('{"alg":"none","typ":"geo+jwt"}').toString('base64url'), claims, ''].join('.'))).toBe(
      'packet-invalid',
    );
    expect((await bet(player)).accepted).toBe(false);
  });

  it('tells what the vendor holds against the device', async () => {
    await sandbox(server(), 'location', { place: 'US-NJ', findings: ['VPN'] });
    const player = await PlayerClient.fresh(server());
    expect(await player.authorize(await player.packet())).toMatchObject({ errors: [{ code: 'VPN', resolution: 'TROUBLESHOOT' }] });
  });

  it('is not taken too often', async () => {
    const player = await PlayerClient.fresh(server());
    const codes = [];
    for (let tried = 0; tried < 22; tried += 1) codes.push(await codeOf(player, 'rubbish'));
    expect(codes.at(0)).toBe('packet-invalid');
    expect(codes.at(-1)).toBe('rate-limited');
  });
});

describe('the location vendor of the sandbox', () => {
  const packet = (body: object) =>
    ask(vendorPort(), '/packet', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  it('serves its script from an origin of its own, for pages of any', async () => {
    const script = await ask(vendorPort(), '/location.js');
    expect(script.status).toBe(200);
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    expect(vendorPort()).not.toBe(server().port);
  });

  it('sells licences to operators only, and takes only its own', async () => {
    expect(
      (await ask(vendorPort(), '/licenses', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status,
    ).toBe(401);
    expect(await packet({ licenseKey: 'invented', userId: 'p' })).toMatchObject({ status: 422, json: { code: 607 } });
    expect(await packet({ userId: 'p' })).toMatchObject({ json: { code: 606 } });
  });

  it('fails with the code it was told to', async () => {
    await sandbox(server(), 'location', { error: 604 });
    expect(await packet({ licenseKey: 'x', userId: 'p' })).toMatchObject({
      status: 422,
      json: { code: 604, message: 'The client is suspended' },
    });
  });

  it('believes the browser when it is told to', async () => {
    await sandbox(server(), 'location', { place: 'browser' });
    const player = await PlayerClient.fresh(server());
    const { geoComplyGetApiToken } = await player.run<{ geoComplyGetApiToken: { licenseKey: string } }>(
      'mutation { geoComplyGetApiToken(licenseType: REGULAR) { licenseKey } }',
    );
    const request = { licenseKey: geoComplyGetApiToken.licenseKey, userId: player.playerId };
    expect(await packet(request)).toMatchObject({ json: { code: 640 } });
    const made = await packet({ ...request, position: { latitude: 40.2, longitude: -74.4, accuracy: 10 } });
    expect(await codeOfPacket(player, made.json)).toBeUndefined();
  });

  const codeOfPacket = async (player: PlayerClient, body: unknown) =>
    (await player.authorize((body as { packet: string }).packet)).errors[0]?.code;

  it('renews a licence that has run out', async () => {
    const player = await PlayerClient.fresh(server());
    const { geoComplyGetApiToken: old } = await player.run<{ geoComplyGetApiToken: { licenseKey: string } }>(
      'mutation { geoComplyGetApiToken(licenseType: REGULAR) { licenseKey } }',
    );
    const { geoComplyForceRefetchLicense: renewed } = await player.run<{ geoComplyForceRefetchLicense: { licenseKey: string } }>(
      'mutation ($old: String!) { geoComplyForceRefetchLicense(currentLicenseKey: $old, licenseType: REGULAR) { licenseKey errors { code } } }',
      { old: old.licenseKey },
    );
    expect(renewed.licenseKey).not.toBe(old.licenseKey);
    const made = await packet({ licenseKey: old.licenseKey, userId: player.playerId });
    expect(await codeOfPacket(player, made.json), 'the old one is retired with us').toBe('license-expired');
  });
});
