import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { depositId, onVendorPage } from '#tests/support/deposits.ts';
import { ask, sandbox, type Answer } from '#tests/support/http.ts';
import { newPlayer, PlayerClient, token } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const SISTER = 'https://pa.play.example';
/** On this machine, because the sandbox's payment vendor accepts no other origin. */
const NEAR = 'http://ny.localhost:4999';
const server = useTestServer({
  sisterSites: new Map([
    ['US-PA', SISTER],
    ['US-NY', NEAR],
  ]),
});
const at = (place: string) => sandbox(server(), 'location', { place });
afterEach(() => at('US-NJ'));

const GO = { sportsbookUrl: `${SISTER}/graphql`, sportsbookWebsocketUrl: 'wss://pa.play.example/graphql' };
const QUERY = '{"query":"{ startup { sportsbookUrl regionalMetadata { currentRegionCode } } }"}';
const call = (headers: Record<string, string> = {}, body = QUERY) =>
  ask(server().port, '/graphql', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
const get = (path: string, headers: Record<string, string> = {}) => ask(server().port, path, { headers });
const cookieIn = ({ headers }: Answer, name: string): string =>
  headers['set-cookie']?.find((each) => each.startsWith(`${name}=`))?.split(';', 1)[0] ?? '';

let player: PlayerClient;
beforeAll(async () => {
  player = await PlayerClient.fresh(server());
});
const authorization = () => `Bearer ${player.tokens.access_token}`;

describe('a region of another site', () => {
  it('GraphQL answers a region of another site with UNAUTHORIZED_REGION and that site, in both media types', async () => {
    await at('US-PA');
    const modern = await call({ accept: 'application/graphql-response+json', authorization: authorization() });
    expect(modern).toMatchObject({ status: 403, json: { errors: [{ extensions: { code: 'UNAUTHORIZED_REGION', ...GO } }] } });
    expect(modern.headers).toMatchObject({
      'content-type': 'application/graphql-response+json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(modern.json).not.toHaveProperty('data');
    expect(await call({ accept: 'application/json' })).toMatchObject({
      status: 200,
      json: { errors: [{ extensions: { code: 'UNAUTHORIZED_REGION', ...GO } }] },
    });
    const packet = await player.try('mutation { geoComplyAuthorizeGeoPacket(geoPacket: "x") { expiresAt } }');
    expect(packet.errors).toMatchObject([{ extensions: { code: 'UNAUTHORIZED_REGION' } }]);
  });

  it('REST answers a region of another site with UNAUTHORIZED_REGION and does nothing', async () => {
    const credentials = await newPlayer(server());
    await at('US-PA');
    const grant = { grant_type: 'password', username: credentials.email, password: credentials.password };
    const refused = { status: 403, json: { error: 'UNAUTHORIZED_REGION', ...GO } };
    expect(await token(server(), grant)).toMatchObject(refused);
    expect(await token(server(), { grant_type: 'refresh_token', refresh_token: player.tokens.refresh_token })).toMatchObject(refused);
    for (const path of ['/api/session', '/api/identity', '/i/w2g_forms/1'])
      expect(await get(path, { authorization: authorization() }), path).toMatchObject(refused);
    await at('US-NJ');
    expect((await token(server(), grant)).status, 'no failure was counted').toBe(200);
    expect((await get('/api/session', { authorization: authorization() })).status, 'the session goes on').toBe(200);
  });

  it('public routes and logout work in a region of another site', async () => {
    const leaving = await PlayerClient.fresh(server());
    await at('US-PA');
    for (const path of ['/i/regions', '/viewer', '/healthz']) expect((await get(path)).status, path).toBe(200);
    const headers = { authorization: `Bearer ${leaving.tokens.access_token}` };
    expect((await ask(server().port, '/api/logout', { method: 'POST', headers })).status).toBe(204);
    await at('US-NJ');
    expect((await get('/api/session', headers)).status).toBe(401);
  });

  it("the region comes from the address, not from the caller's header, and unknown headers are ignored", async () => {
    const here = { data: { startup: { sportsbookUrl: '/graphql', regionalMetadata: { currentRegionCode: 'US-NJ' } } } };
    for (const region of ['US-PA', 'US-ZZ', 'us-pa', 'constructor', '', "US-PA' or 1=1"])
      expect(await call({ 'x-region-code': region }), region).toMatchObject({ status: 200, json: here });
    await at('US-PA');
    for (const region of ['US-NJ', 'US-ZZ', 'CA-DEFAULT'])
      expect(await call({ accept: 'application/json', 'x-region-code': region }), region).toMatchObject({
        json: { errors: [{ extensions: { code: 'UNAUTHORIZED_REGION' } }] },
      });
  });

  it('in a region of another site sockets are closed and location packets refused', async () => {
    const packet = await player.packet();
    await at('US-PA');
    const closed = await new Promise<number>((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server().port}/graphql`, 'graphql-transport-ws', {
        headers: { host: `localhost:${server().port}` },
      });
      socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: authorization() } })));
      socket.on('close', resolve).on('error', reject);
    });
    expect(closed).toBe(4403);
    await at('US-NJ');
    expect((await player.authorize(packet)).errors, 'what was begun here is taken').toEqual([]);
    const traveller = await PlayerClient.fresh(server());
    await at('US-PA');
    const { geolocation } = server().app.deps;
    const question = { packet: await packetOf(traveller), session: await sessionOf(traveller), ip: '127.0.0.1' };
    expect(await geolocation.authorize(question)).toEqual({ kind: 'refused', refusal: 'different-valid-region' });
  });
});

/** Gets a location packet from the vendor, bypassing the operator's API. */
async function packetOf({ playerId, tokens }: PlayerClient): Promise<string> {
  const { geolocation, identity } = server().app.deps;
  const session = await identity.authenticate(tokens.access_token, false);
  const license = await geolocation.fetchLicense({ sessionId: session?.id ?? '', licenseType: 'NO_DOWNLOAD_BROWSER' });
  if (!license.ok) throw new Error(license.refusal);
  const body = JSON.stringify({ licenseKey: license.value, userId: playerId, reason: 'LOG_IN', position: null });
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(Number(new URL(geolocation.vendorOrigin).port), '/packet', { method: 'POST', headers, body });
  return (answer.json as { readonly packet: string }).packet;
}

async function sessionOf({ playerId }: PlayerClient) {
  const { db } = server().app.deps;
  const open = db.selectFrom('sessions').select('id').where('player_id', '=', playerId).where('ended_at', 'is', null);
  return { playerId, id: (await open.executeTakeFirstOrThrow()).id };
}

describe('a page of a regional site', () => {
  const from = { origin: SISTER, 'sec-fetch-site': 'same-site' };
  const other = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  it('a page of a regional site may call with cookies and headers, and no other foreign page may', async () => {
    const preflight = (headers: Record<string, string>) =>
      ask(server().port, '/graphql', {
        method: 'OPTIONS',
        headers: {
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type,x-region-code',
          ...headers,
        },
      });
    const allowed = await preflight(from);
    expect(allowed.status).toBe(204);
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': SISTER,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,content-type,x-region-code',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    });
    for (const headers of [
      other,
      { origin: 'https://pa.play.example.evil.example' },
      { origin: 'http://pa.play.example' },
      { origin: 'null' },
    ])
      expect((await preflight(headers)).headers, headers.origin).not.toHaveProperty('access-control-allow-origin');
    const strange = await preflight({ ...from, 'access-control-request-headers': 'x-a: b' });
    expect(strange.headers).not.toHaveProperty('access-control-allow-headers');
  });

  it('a page of a regional site can read GraphQL and REST answers and the maintenance notice', async () => {
    const answers = [
      await call(from),
      await call({ ...from, authorization: authorization() }, '{"query":"{ account { id } }"}'),
      await get('/i/regions', from),
      await get('/api/session', from),
    ];
    expect(answers.map(({ status, headers }) => [status, headers['access-control-allow-origin']])).toEqual([
      [200, SISTER],
      [200, SISTER],
      [200, SISTER],
      [401, SISTER],
    ]);
    for (const { headers } of answers) expect(headers['vary']).toMatch(/\borigin\b/);
    await sandbox(server(), 'maintenance', { by: 'header', title: 'Soon' });
    const closed = await get('/i/regions', from);
    await sandbox(server(), 'maintenance', { by: 'off' });
    expect(closed).toMatchObject({ status: 503, headers: { 'access-control-allow-origin': SISTER } });
    expect(closed.headers['access-control-expose-headers']).toContain('x-maintenance-mode-title');
    expect((await call(other)).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('a page of a regional site may use its cookie, and no other foreign page may', async () => {
    const { email, password } = await newPlayer(server());
    const entered = await token(server(), { grant_type: 'password', username: email, password }, from);
    const cookie = ['__Host-refresh', '__Host-device'].map((name) => cookieIn(entered, name)).join('; ');
    const refresh = (headers: Record<string, string>) => token(server(), { grant_type: 'refresh_token' }, { cookie, ...headers });
    expect((await refresh(other)).status).toBe(403);
    expect((await refresh({ 'sec-fetch-site': 'same-site' })).status, 'without its name').toBe(403);
    expect(await refresh(from)).toMatchObject({ status: 200, json: { token_type: 'Bearer' } });
  });

  it('the payment page speaks to the regional site that opened it, and to no other origin', async () => {
    const payer = await PlayerClient.fresh(server());
    const id = await depositId(payer);
    const told = async (headers: Record<string, string>) => {
      const opened = await get(`/i/deposits/${id}/gateway`, { authorization: `Bearer ${payer.tokens.access_token}`, ...headers });
      const { url } = opened.json as { readonly url: string };
      return ((await onVendorPage(url, 'state')).json as { readonly pageOrigin: string }).pageOrigin;
    };
    const own = `http://localhost:${server().port}`;
    expect(await told({})).toBe(own);
    expect(await told({ origin: NEAR, 'sec-fetch-site': 'same-site' })).toBe(NEAR);
    for (const origin of ['http://evil.localhost:4999', 'http://ny.localhost:4998', 'null'])
      expect(await told({ origin }), origin).toBe(own);
  });

  it('a page of a regional site may open a socket, and no other foreign page may', async () => {
    const opened = (origin: string) =>
      new Promise<boolean>((resolve) => {
        const headers = { host: `localhost:${server().port}`, origin };
        const socket = new WebSocket(`ws://127.0.0.1:${server().port}/graphql`, 'graphql-transport-ws', { headers });
        socket.on('open', () => (socket.close(), resolve(true))).on('error', () => resolve(false));
      });
    expect(await opened(SISTER)).toBe(true);
    expect(await opened('https://evil.example')).toBe(false);
  });

  it("the console's host gives a regional site no CORS access", async () => {
    const { headers } = await get('/api/session', { ...from, host: `console.localhost:${server().port}` });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
