import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import * as openid from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_READER } from '#server/sandbox/partner/accounts.ts';
import { fetchOnThisMachine } from '#server/sandbox/fetchOnThisMachine.ts';
import { PARTNER_CLIENT, partnerOrigin, registerPartner } from '#server/sandbox/partner/partner.ts';
import { ask, sandbox } from '#tests/support/http.ts';
import { confirmAccount, mailedCode, requestAccount, signUpIdIn } from '#tests/support/people/openAccount.ts';
import { freePort } from '#tests/support/port.ts';
import { type AtPartner, PartnerBrowser, partnerRequest, STATE, VERIFIER } from '#tests/support/partnerBrowser.ts';
import { graphql, newPlayer, openMoneyline, place, PlayerClient, straight, token, type Tokens } from '#tests/support/playerClient.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { createTestStore } from '#tests/support/store.ts';

/** Server that tests kill and restart with the same database and keys. */
let server: TestServer;
let restart: () => Promise<void>;
let close: () => Promise<void> = () => Promise.resolve();

/** Starts a partner that outlives our server. It can also restart itself, which clears its memory. */
async function openPartner() {
  const opened = async (port: number) => {
    const app = fastify();
    registerPartner(app, { secret: randomBytes(32), origin: () => `http://localhost:${(app.server.address() as AddressInfo).port}` });
    await app.listen({ host: '127.0.0.1', port });
    return app;
  };
  const port = await freePort();
  let app = await opened(port);
  const at: AtPartner = (path, call = {}) => ask(port, path, { ...call, headers: { host: `partner.localhost:${port}`, ...call.headers } });
  return {
    issuer: partnerOrigin(`http://localhost:${port}`),
    clientId: PARTNER_CLIENT,
    ask: fetchOnThisMachine,
    at,
    restart: async () => {
      await app.close();
      app = await opened(port);
    },
    close: () => app.close(),
  };
}
let partner: Awaited<ReturnType<typeof openPartner>>;

beforeAll(async () => {
  const store = await createTestStore();
  partner = await openPartner();
  const locationVendorPort = await freePort();
  const first = await startTestServer({ databaseUrl: store.url, config: { locationVendorPort, partner } });
  server = first;
  const { dataDir } = first.app.deps.config;
  restart = async () => {
    await server.app.stop();
    server = await startTestServer({ databaseUrl: store.url, config: { dataDir, locationVendorPort, partner } });
  };
  close = async () => {
    await server.app.stop();
    await first.stop();
    await partner.close();
    await store.close();
  };
}, 120_000);
afterAll(() => close());

const refresh = (refreshToken: string) => token(server, { grant_type: 'refresh_token', refresh_token: refreshToken });
const whoIs = ({ access_token }: Tokens) => ask(server.port, '/api/session', { headers: { authorization: `Bearer ${access_token}` } });
const after = (seconds: number) => {
  const { clock } = server.app;
  clock.setOffsetMs(clock.offsetMs() + seconds * 1_000);
};

describe('survives: a refresh', () => {
  it('survives: refresh answers lost page after page, each page having only the previous token', async () => {
    const { tokens } = await PlayerClient.fresh(server);
    for (let left = 0; left < 6; left += 1) {
      expect((await refresh(tokens.refresh_token)).status, 'a page that is left before it is answered').toBe(200);
      after(60);
    }
    const answer = await refresh(tokens.refresh_token);
    expect(answer.status).toBe(200);
    expect((await whoIs(answer.json as Tokens)).status).toBe(200);
    after(11);
    expect((await refresh(tokens.refresh_token)).status, 'and a thief of the first is found out').toBe(400);
    expect((await whoIs(answer.json as Tokens)).status).toBe(401);
  });

  it('survives: a refresh by five tabs at once, of which one gets no answer', async () => {
    const { tokens } = await PlayerClient.fresh(server);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(tokens.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const given = answers.map(({ json }) => json as Tokens);
    expect(new Set(given.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    for (const each of given) expect((await whoIs(each)).status).toBe(200);
    after(9);
    expect((await refresh(tokens.refresh_token)).status, 'the fifth asks again').toBe(200);
  });
});

describe('survives: a restart of the server', () => {
  it('survives: a restart during a login and a refresh keeps the session whose answer was lost', async () => {
    const credentials = await newPlayer(server);
    await token(server, { grant_type: 'password', username: credentials.email, password: credentials.password });
    await restart();
    const { tokens } = await PlayerClient.logIn(server, credentials);
    await refresh(tokens.refresh_token);
    await restart();
    after(60);
    const again = await refresh(tokens.refresh_token);
    expect(again.status, again.text).toBe(200);
    expect((await whoIs(tokens)).status, 'the access token at hand holds as well').toBe(200);
    expect((await whoIs(again.json as Tokens)).status).toBe(200);
  }, 60_000);

  it('survives: a restart during a sign-up leaves one account, which can log in', async () => {
    const email = `ada-${randomUUID()}@example.com`;
    const body = { first_name: 'Ada', last_name: 'Byron', email, password: 'tall giraffe 9', birth_date: '1990-12-10' };
    const asked = await requestAccount(server, body);
    expect(asked.status).toBe(202);
    // The restarted server sends the email that the killed one did not.
    await restart();
    const code = await mailedCode(server, email);
    const answers = await Promise.all([1, 2].map(() => confirmAccount(server, signUpIdIn(asked), code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410]);
    await restart();
    expect((await confirmAccount(server, signUpIdIn(asked), code)).status, 'the code was used').toBe(410);
    expect((await requestAccount(server, body)).status, 'nobody is told that the address has an account').toBe(202);
    const players = await server.app.deps.db.selectFrom('players').select('id').where('email', '=', email).execute();
    expect(players).toHaveLength(1);
    const { json: opened } = answers.find(({ status }) => status === 201) ?? {};
    const { user_id, limited_access_token } = opened as { readonly user_id: string; readonly limited_access_token: string };
    expect(user_id).toBe(players[0]?.id);
    expect((await token(server, { grant_type: 'limited_access_token', limited_access_token })).status).toBe(200);
  }, 60_000);

  it('survives: a restart during a strong login, a password reset and an authorization', async () => {
    const post = (path: string, body: object, headers = {}, method = 'POST') =>
      ask(server.port, path, { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
    const newest = async (to: string) => {
      type Mails = { readonly mails: readonly { readonly subject: string; readonly body: string }[] };
      return (await sandbox<Mails>(server, 'mail', { to })).mails[0];
    };
    const [careful, forgetful, known] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)];
    const first = await PlayerClient.logIn(server, careful);
    const authorization = `Bearer ${first.tokens.access_token}`;
    expect((await post('/api/login_preferences', { strong_auth_enabled: true }, { authorization }, 'PATCH')).status).toBe(200);
    const half = await token(server, { grant_type: 'password', username: careful.email, password: careful.password });
    const { limited_access_token: limited } = half.json as { readonly limited_access_token: string };
    expect((await post('/api/one_time_codes', { limited_access_token: limited })).status).toBe(202);
    expect((await post('/api/password_reset_requests', { email: forgetful.email, client_id: 'linemaker-web' })).status).toBe(201);
    const page = { 'sec-fetch-site': 'same-origin' };
    const login = await token(server, { grant_type: 'password', username: known.email, password: known.password }, page);
    const cookie = login.headers['set-cookie']?.map((each) => each.split(';', 1)[0]).join('; ') ?? '';
    const code_verifier = randomBytes(32).toString('base64url');
    const redirect_uri = `http://localhost:${server.port}/oauth_callback`;
    const query = new URLSearchParams({
      ...{ client_id: 'linemaker-web', redirect_uri, response_type: 'code', state: 'a'.repeat(22), code_challenge_method: 'S256' },
      code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    });
    const headers = { cookie, ...page };
    const { location = '' } = (await ask(server.port, `/oauth/authorize?${query.toString()}`, { headers })).headers;
    await restart();
    const code = /^\d{8}/.exec((await newest(careful.email))?.subject ?? '')?.[0];
    expect((await post('/api/one_time_codes/verifications', { limited_access_token: limited, one_time_code: code })).status).toBe(204);
    await restart();
    expect((await token(server, { grant_type: 'limited_access_token', limited_access_token: limited })).status).toBe(200);
    const way = /#token=([\w-]{43})/.exec((await newest(forgetful.email))?.body ?? '')?.[1];
    expect((await post('/api/password_resets', { token: way, password: 'tall giraffe 9' })).status).toBe(204);
    await PlayerClient.logIn(server, { email: forgetful.email, password: 'tall giraffe 9' });
    const grant = { grant_type: 'authorization_code', code: new URL(location).searchParams.get('code') ?? '', code_verifier, redirect_uri };
    expect(await token(server, grant)).toMatchObject({ status: 200, json: { user_id: known.playerId } });
  }, 60_000);

  it('survives: a location packet licensed before a restart counts after it, and so does the bet', async () => {
    const before = await PlayerClient.fresh(server);
    const packet = await before.packet();
    await restart();
    const player = new PlayerClient(server, before.tokens);
    expect((await player.authorize(packet)).errors).toEqual([]);
    expect(await place(player, [straight((await openMoneyline(server)).home, '500')])).toMatchObject({ accepted: true });
  }, 60_000);
});

describe('survives: linking an account', () => {
  const CREATE =
    'mutation ($token: String!, $nonce: String!) { accountLinkCreate(token: $token, nonce: $nonce) { result linkedAccounts { linked label } } }';
  const DELETE = 'mutation { accountLinkDelete { result linkedAccounts { linked } } }';
  type Attempt = { readonly nonce: string; readonly back: URL };
  const begin = async (tokens: Tokens): Promise<Attempt> => {
    const { accountLinkBegin: nonce } = (await run(tokens, 'mutation { accountLinkBegin }')) as { readonly accountLinkBegin: string };
    return { nonce, back: await new PartnerBrowser(partner.at).signIn('fan-1', await partnerRequest(PARTNER_CLIENT, { nonce })) };
  };
  async function idTokenOf({ nonce, back }: Attempt): Promise<string> {
    const found = await openid.discovery(new URL(partner.issuer), PARTNER_CLIENT, undefined, openid.None(), {
      [openid.customFetch]: fetchOnThisMachine,
      execute: [openid.allowInsecureRequests],
    });
    const checks = { pkceCodeVerifier: VERIFIER, expectedNonce: nonce, expectedState: STATE, idTokenExpected: true };
    return (await openid.authorizationCodeGrant(found, back, checks)).id_token ?? expect.fail('no id token');
  }
  /** Runs an operation as a page of the brand does, in a session that is older than the server process. */
  const run = async (tokens: Tokens, query: string, variables: object = {}) =>
    (await graphql<object>(server, query, variables, { authorization: `Bearer ${tokens.access_token}`, host: 'espnbet.localhost' })).data;

  it('survives: an account link made through restarts before and after the link is made once', async () => {
    const { tokens } = await PlayerClient.fresh(server);
    const attempt = await begin(tokens);
    const { nonce } = attempt;
    await restart();
    const token = await idTokenOf(attempt);
    await restart();
    const made = { accountLinkCreate: { result: 'SUCCESS', linkedAccounts: [{ linked: true, label: 'Robin Reader' }] } };
    expect(await run(tokens, CREATE, { token, nonce })).toEqual(made);
    await restart();
    expect(await run(tokens, CREATE, { token, nonce }), 'asked again').toEqual(made);
    const { db } = server.app.deps;
    const links = db.selectFrom('linked_accounts').where('subject', '<>', DEMO_READER).select('subject');
    expect(await links.execute()).toEqual([{ subject: 'fan-1' }]);
    expect((await whoIs(tokens)).status).toBe(200);
    expect(await run(tokens, DELETE)).toMatchObject({ accountLinkDelete: { linkedAccounts: [{ linked: false }] } });
  }, 60_000);

  it('survives: a link that the restarted partner forgot is refused with a specific error and can begin anew', async () => {
    const { tokens } = await PlayerClient.fresh(server);
    const attempt = await begin(tokens);
    const { nonce } = attempt;
    const [token, code] = [await idTokenOf(attempt), await begin(tokens)];
    await partner.restart();
    await restart();
    await expect(idTokenOf(code)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(await run(tokens, CREATE, { token, nonce })).toEqual({
      accountLinkCreate: { result: 'INVALID', linkedAccounts: [{ linked: false, label: '' }] },
    });
    expect((await whoIs(tokens)).status, 'the session goes on').toBe(200);
    const anew = await begin(tokens);
    expect(await run(tokens, CREATE, { token: await idTokenOf(anew), nonce: anew.nonce })).toMatchObject({
      accountLinkCreate: { result: 'SUCCESS' },
    });
  }, 60_000);
});
