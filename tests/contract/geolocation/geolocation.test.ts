import { SignJWT, decodeJwt, decodeProtectedHeader, generateKeyPair } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, sandbox } from '#tests/support/http.ts';
import { createDeposit } from '#tests/support/deposits.ts';
import { graphql, newPlayer, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const vendorPort = () => Number(new URL(server().app.deps.geolocation.vendorOrigin).port);
const bet = async (player: PlayerClient) => place(player, [straight((await openMoneyline(server())).home, '500')]);

afterEach(async () => {
  await sandbox(server(), 'location', { place: 'US-NJ', service: 'absent' });
});

describe('a wager', () => {
  it('checklist 31: a bet needs a verified location', async () => {
    const player = await PlayerClient.fresh(server());
    expect(await bet(player)).toMatchObject({ accepted: false, errors: [{ code: 'location-not-verified' }] });
    await player.locate();
    expect(await bet(player)).toMatchObject({ accepted: true });
  });

  it('checklist 35: a bet outside the area is refused while the site stays open', async () => {
    await sandbox(server(), 'location', { place: 'US-NV' });
    const player = await PlayerClient.fresh(server());
    expect(await player.authorize(await player.packet())).toMatchObject({
      errors: [{ code: 'out-of-boundary', result: 'OUT_OF_BOUNDARY', resolution: 'OUTSIDE_OF_ACTIVE_REGION' }],
      expiresAt: null,
    });
    expect((await bet(player)).accepted).toBe(false);
    expect(await player.run('{ account { id } liveEventsCount { count } }')).toMatchObject({ account: { id: player.playerId } });
  });

  it('a location packet and a bet inside an exclusion boundary are refused', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    await sandbox(server(), 'location', { place: 'US-NJ-EXCLUDED' });
    expect(await player.authorize(await player.packet())).toMatchObject({
      errors: [{ code: 'EXCLUSION_BOUNDARY', result: 'OUT_OF_BOUNDARY', resolution: 'IN_EXCLUSION_BOUNDARY' }],
      expiresAt: null,
    });
    expect(await bet(player)).toMatchObject({ accepted: false, errors: [{ code: 'region-not-served' }] });
  });

  it('a player located in a region of another currency may not bet, whatever region the headers claim', async () => {
    await sandbox(server(), 'location', { place: 'CA-ON' });
    const player = await PlayerClient.fresh(server());
    const answer = await graphql<{ geoComplyAuthorizeGeoPacket: { errors: { code: string }[]; expiresAt: string | null } }>(
      server(),
      'mutation ($packet: String!) { geoComplyAuthorizeGeoPacket(geoPacket: $packet) { errors { code } expiresAt } }',
      { packet: await player.packet() },
      { authorization: `Bearer ${player.tokens.access_token}`, 'x-region-code': 'CA-ON', 'x-country-code': 'CA' },
    );
    expect(answer.data.geoComplyAuthorizeGeoPacket).toEqual({
      errors: [expect.objectContaining({ code: 'wallet-of-another-currency' })],
      expiresAt: null,
    });
    expect((await bet(player)).accepted).toBe(false);
  });

  it('checklist 35: a bet in another served state needs a new login there; deposits always work', async () => {
    const credentials = await newPlayer(server());
    const before = await PlayerClient.logIn(server(), credentials);
    await before.locate();
    await sandbox(server(), 'location', { place: 'US-PA' });
    for (let again = 0; again < 3; again += 1)
      expect(await before.authorize(await before.packet())).toMatchObject({
        errors: [{ code: 'different-valid-region', result: 'USER_IN_DIFFERENT_VALID_REGION' }],
        expiresAt: null,
      });
    expect(await bet(before)).toMatchObject({ accepted: false, errors: [{ code: 'location-not-verified' }] });
    expect((await createDeposit(before)).succeeded).toBe(true);
    const after = await PlayerClient.logIn(server(), credentials);
    for (let again = 0; again < 3; again += 1) await after.locate();
    const placed = await bet(after);
    expect(placed).toMatchObject({ accepted: true });
    expect((await createDeposit(after)).succeeded).toBe(true);
    const { geo } = await server()
      .app.deps.db.selectFrom('bets')
      .select('geo')
      .where('id', '=', placed.placedBets[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(geo).toMatchObject({ region: 'US-PA' });
    await sandbox(server(), 'location', { place: 'US-NJ' });
    expect((await after.authorize(await after.packet())).errors).toMatchObject([{ code: 'different-valid-region' }]);
    const home = await PlayerClient.logIn(server(), credentials);
    await home.locate();
    expect(await bet(home)).toMatchObject({ accepted: true });
  });

  it('a location set for one player moves that player alone', async () => {
    const [leaving, staying] = [await newPlayer(server()), await newPlayer(server())];
    const [one, other] = [await PlayerClient.logIn(server(), leaving), await PlayerClient.logIn(server(), staying)];
    await one.locate();
    await sandbox(server(), 'location', { email: leaving.email.toUpperCase(), place: 'US-NV' });
    expect((await one.authorize(await one.packet())).errors).toMatchObject([{ code: 'out-of-boundary' }]);
    await other.locate();
    // Moves all players except those with a location of their own.
    await sandbox(server(), 'location', { place: 'US-PA' });
    expect((await one.authorize(await one.packet())).errors).toMatchObject([{ code: 'out-of-boundary' }]);
    await sandbox(server(), 'location', { place: 'US-NJ' });
    expect([(await bet(one)).accepted, (await bet(other)).accepted]).toEqual([false, true]);
    expect(await sandbox(server(), 'location', { email: leaving.email, place: 'everybody' })).toMatchObject({
      playerId: one.playerId,
      region: 'US-NJ',
    });
    await one.locate();
    expect((await bet(one)).accepted).toBe(true);
  });

  it('a bet is refused after a located player has left the area', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    await sandbox(server(), 'location', { place: 'US-NV' });
    await player.authorize(await player.packet());
    expect((await bet(player)).accepted).toBe(false);
  });

  it('a bet is refused once its location has expired', async () => {
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

describe('a location packet', () => {
  const codeOf = async (player: PlayerClient, packet: string) => (await player.authorize(packet)).errors[0]?.code;

  it('checklist 36: a location packet is accepted once', async () => {
    const player = await PlayerClient.fresh(server());
    const packet = await player.packet();
    expect(await codeOf(player, packet)).toBeUndefined();
    expect(await codeOf(player, packet)).toBe('packet-replayed');
  });

  it('a location packet older than a minute is refused (checklist 36)', async () => {
    const player = await PlayerClient.fresh(server());
    const packet = await player.packet();
    await sandbox(server(), 'clock', { advanceSeconds: 70 });
    expect(await codeOf(player, packet)).toBe('packet-expired');
  });

  it('a location packet of another player is refused', async () => {
    const [player, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    expect(await codeOf(other, await player.packet())).toBe('packet-of-another-player');
  });

  it('checklist 36: a forged or altered location packet is refused', async () => {
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

  it('a refused location packet names what the vendor found on the device', async () => {
    await sandbox(server(), 'location', { place: 'US-NJ', findings: ['VPN'] });
    const player = await PlayerClient.fresh(server());
    expect(await player.authorize(await player.packet())).toMatchObject({ errors: [{ code: 'VPN', resolution: 'TROUBLESHOOT' }] });
  });

  it('location packets sent too often are refused', async () => {
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

  it('the played location vendor serves its script from its own origin, for every page', async () => {
    const script = await ask(vendorPort(), '/location.js');
    expect(script.status).toBe(200);
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    expect(vendorPort()).not.toBe(server().port);
  });

  it('the played location vendor licenses operators only and accepts only its own licenses', async () => {
    expect(
      (await ask(vendorPort(), '/licenses', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status,
    ).toBe(401);
    expect(await packet({ licenseKey: 'invented', userId: 'p' })).toMatchObject({ status: 422, json: { code: 607 } });
    expect(await packet({ userId: 'p' })).toMatchObject({ json: { code: 606 } });
  });

  it('the played location vendor fails with the code it was set to', async () => {
    await sandbox(server(), 'location', { error: 604 });
    expect(await packet({ licenseKey: 'x', userId: 'p' })).toMatchObject({
      status: 422,
      json: { code: 604, message: 'The client is suspended' },
    });
  });

  it("the played location vendor uses the browser's position when set to", async () => {
    await sandbox(server(), 'location', { place: 'browser' });
    const player = await PlayerClient.fresh(server());
    const { geoComplyGetApiToken } = await player.run<{ geoComplyGetApiToken: { licenseKey: string } }>(
      'mutation { geoComplyGetApiToken(licenseType: NO_DOWNLOAD_BROWSER) { licenseKey } }',
    );
    const request = { licenseKey: geoComplyGetApiToken.licenseKey, userId: player.playerId };
    expect(await packet(request)).toMatchObject({ json: { code: 640 } });
    const made = await packet({ ...request, position: { latitude: 40.2, longitude: -74.4, accuracy: 10 } });
    expect(await codeOfPacket(player, made.json)).toBeUndefined();
  });

  const codeOfPacket = async (player: PlayerClient, body: unknown) =>
    (await player.authorize((body as { packet: string }).packet)).errors[0]?.code;

  it("a license of one type makes packets by that type's client only, and others are refused", async () => {
    await sandbox(server(), 'location', { place: 'US-NJ', service: 'there' });
    const player = await PlayerClient.fresh(server());
    const licenseOf = async (type: string) =>
      (
        await player.run<{ geoComplyGetApiToken: { licenseKey: string } }>(
          `mutation { geoComplyGetApiToken(licenseType: ${type}) { licenseKey } }`,
        )
      ).geoComplyGetApiToken.licenseKey;
    const byService = async (licenseKey: string) =>
      ask(vendorPort(), '/service/packet', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ licenseKey, userId: player.playerId }),
      });
    const [regular, browser] = [await licenseOf('REGULAR'), await licenseOf('NO_DOWNLOAD_BROWSER')];
    expect((await byService(browser)).json).toMatchObject({ code: 607 });
    expect((await packet({ licenseKey: regular, userId: player.playerId })).json).toMatchObject({ code: 607 });
    expect(await codeOfPacket(player, (await byService(regular)).json)).toBeUndefined();
    expect(await bet(player)).toMatchObject({ accepted: true });
    await server()
      .app.deps.db.updateTable('geo_licenses')
      .set({ license_type: 'NO_DOWNLOAD_BROWSER' })
      .where('key', '=', regular)
      .execute();
    expect(await codeOfPacket(player, (await byService(regular)).json)).toBe('license-of-another-type');
  });

  it('an expired location license is renewed', async () => {
    const player = await PlayerClient.fresh(server());
    const { geoComplyGetApiToken: old } = await player.run<{ geoComplyGetApiToken: { licenseKey: string } }>(
      'mutation { geoComplyGetApiToken(licenseType: NO_DOWNLOAD_BROWSER) { licenseKey } }',
    );
    const { geoComplyForceRefetchLicense: renewed } = await player.run<{ geoComplyForceRefetchLicense: { licenseKey: string } }>(
      'mutation ($old: String!) { geoComplyForceRefetchLicense(currentLicenseKey: $old, licenseType: NO_DOWNLOAD_BROWSER) { licenseKey errors { code } } }',
      { old: old.licenseKey },
    );
    expect(renewed.licenseKey).not.toBe(old.licenseKey);
    const made = await packet({ licenseKey: old.licenseKey, userId: player.playerId });
    expect(await codeOfPacket(player, made.json), 'the old one is retired with us').toBe('license-expired');
  });

  const LICENSE = 'mutation { geoComplyGetApiToken(licenseType: NO_DOWNLOAD_BROWSER) { licenseKey errors { code } } }';
  const RENEWED =
    'mutation ($old: String!) { geoComplyForceRefetchLicense(currentLicenseKey: $old, licenseType: NO_DOWNLOAD_BROWSER) { licenseKey errors { code } } }';
  type License = { readonly licenseKey: string | null; readonly errors: readonly { readonly code: string }[] };
  const licensed = async (player: PlayerClient) => (await player.run<{ geoComplyGetApiToken: License }>(LICENSE)).geoComplyGetApiToken;
  const renewed = async (player: PlayerClient, old: string) =>
    (await player.run<{ geoComplyForceRefetchLicense: License }>(RENEWED, { old })).geoComplyForceRefetchLicense;

  it('checklist 36: a location license belongs to the session that asked for it', async () => {
    const [owner, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    const licenseKey = (await licensed(owner)).licenseKey ?? '';
    expect((await renewed(other, licenseKey)).licenseKey).not.toBeNull();
    const stolen = await packet({ licenseKey, userId: other.playerId });
    expect(await codeOfPacket(other, stolen.json)).toBe('license-expired');
    const own = await packet({ licenseKey, userId: owner.playerId });
    expect(await codeOfPacket(owner, own.json), 'as good as before').toBeUndefined();
  });

  it('a session gets twenty location licenses a minute, by both calls together', async () => {
    const [player, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    for (let bought = 0; bought < 10; bought += 1) {
      expect((await licensed(player)).errors).toEqual([]);
      expect((await renewed(player, 'any')).errors).toEqual([]);
    }
    const tooMany = { licenseKey: null, errors: [{ code: 'rate-limited' }] };
    expect(await licensed(player)).toEqual(tooMany);
    expect(await renewed(player, 'any')).toEqual(tooMany);
    expect((await licensed(other)).errors).toEqual([]);
  });
});
