import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { describe, expect, it, vi } from 'vitest';
import { ask, sandbox, type Answer } from '#tests/support/http.ts';
import { newPlayer, PlayerClient, token, type Tokens } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const client: oauth.Client = { client_id: 'linemaker-web' };
const plainHttp = { [oauth.allowInsecureRequests]: true };
const site = () => `http://localhost:${server().port}`;
const callback = () => `${site()}/oauth_callback`;
const issuer = (): oauth.AuthorizationServer => ({
  issuer: site(),
  token_endpoint: `${server().origin}/oauth/token`,
  authorization_response_iss_parameter_supported: true,
});
const cookieOf = (answer: Answer): string => (answer.headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0] ?? '').join('; ');
const page = { 'sec-fetch-site': 'same-origin' };

async function inBrowser() {
  const player = await newPlayer(server());
  const answer = await token(server(), { grant_type: 'password', username: player.email, password: player.password }, page);
  return { player, cookie: cookieOf(answer), tokens: answer.json as Tokens };
}

const authorize = (cookie: string, change: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const query = new URLSearchParams({ client_id: client.client_id, redirect_uri: callback(), response_type: 'code', ...change });
  return ask(server().port, `/oauth/authorize?${query.toString()}`, { headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers } });
};

async function coded(cookie: string) {
  const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()];
  const code_challenge = await oauth.calculatePKCECodeChallenge(verifier);
  const answer = await authorize(cookie, { code_challenge, code_challenge_method: 'S256', state });
  const parameters = oauth.validateAuthResponse(issuer(), client, new URL(answer.headers.location ?? ''), state);
  return { answer, parameters, verifier, code: parameters.get('code') ?? '' };
}

const exchange = async ({ parameters, verifier }: Awaited<ReturnType<typeof coded>>) =>
  oauth.processAuthorizationCodeResponse(
    issuer(),
    client,
    await oauth.authorizationCodeGrantRequest(issuer(), client, oauth.None(), parameters, callback(), verifier, plainHttp),
  );
const use = (code: string, code_verifier: string, change: Record<string, string> = {}) =>
  token(server(), { grant_type: 'authorization_code', code, code_verifier, redirect_uri: callback(), ...change });
const sessionOf = async (access: string) =>
  (await ask(server().port, '/api/session', { headers: { authorization: `Bearer ${access}` } })).status;
const closed = { status: 400, json: { error: 'invalid_grant', error_reason: 'deadCode' } };

describe('the authorization code grant, driven by oauth4webapi', () => {
  it('checklist 64, 65, 67: a logged-in player gets a code with state and issuer, and tokens for it', async () => {
    const { player, cookie } = await inBrowser();
    const way = await coded(cookie);
    expect(way.answer.status).toBe(303);
    expect(way.answer.headers['cache-control']).toBe('no-store');
    const address = new URL(way.answer.headers.location ?? '');
    expect([...address.searchParams.keys()].toSorted((a, b) => a.localeCompare(b))).toEqual(['code', 'iss', 'state']);
    const tokens = await exchange(way);
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 900, user_id: player.playerId });
    expect(await sessionOf(tokens.access_token)).toBe(200);
  });

  it('an authorization code is stored only as its hash', async () => {
    const { cookie, player } = await inBrowser();
    const { code } = await coded(cookie);
    const rows = await server().app.deps.db.selectFrom('oauth_codes').selectAll().where('player_id', '=', player.playerId).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('the authorization code grant, driven by openid-client', () => {
  /** Runs the whole flow with the library: discovery, authorization, exchange. */
  async function walk() {
    const { cookie, player } = await inBrowser();
    const config = await openid.discovery(new URL(site()), client.client_id, undefined, openid.None(), {
      algorithm: 'oauth2',
      execute: [openid.allowInsecureRequests],
    });
    const checks = { pkceCodeVerifier: openid.randomPKCECodeVerifier(), expectedState: openid.randomState() };
    const to = openid.buildAuthorizationUrl(config, {
      redirect_uri: callback(),
      code_challenge: await openid.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: checks.expectedState,
    });
    const answer = await ask(server().port, to.pathname + to.search, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    const back = new URL(answer.headers.location ?? '');
    const exchange = (more: object = {}) => openid.authorizationCodeGrant(config, back, { ...checks, ...more });
    return { player, back, exchange };
  }

  it('openid-client gets tokens once by our metadata; a replayed code ends its session', async () => {
    const { player, exchange } = await walk();
    const tokens = await exchange();
    expect(tokens).toMatchObject({ token_type: 'bearer', user_id: player.playerId });
    expect(await sessionOf(tokens.access_token)).toBe(200);
    await expect(exchange()).rejects.toMatchObject({ error: 'invalid_grant', status: 400 });
    expect(await sessionOf(tokens.access_token)).toBe(401);
  });

  it('openid-client refuses another state or issuer, and the server another verifier', async () => {
    const first = await walk();
    await expect(first.exchange({ expectedState: openid.randomState() })).rejects.toMatchObject({ code: 'OAUTH_INVALID_RESPONSE' });
    first.back.searchParams.set('iss', 'https://evil.test');
    await expect(first.exchange()).rejects.toMatchObject({ code: 'OAUTH_INVALID_RESPONSE' });
    first.back.searchParams.delete('iss');
    await expect(first.exchange()).rejects.toMatchObject({ code: 'OAUTH_INVALID_RESPONSE' });
    const second = await walk();
    const verifier = { pkceCodeVerifier: openid.randomPKCECodeVerifier() };
    await expect(second.exchange(verifier)).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});

describe('checklist 63: a code', () => {
  it('a code used twice ends the session of its first use (checklist 63)', async () => {
    const way = await coded((await inBrowser()).cookie);
    const tokens = await exchange(way);
    expect(await use(way.code, way.verifier)).toMatchObject(closed);
    expect(await sessionOf(tokens.access_token)).toBe(401);
  });

  it('a code exchanged six times at once gives tokens once', async () => {
    const { code, verifier } = await coded((await inBrowser()).cookie);
    const answers = await Promise.all(Array.from({ length: 6 }, () => use(code, verifier)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('a login by a code does not reset the count of wrong passwords', async () => {
    const { player, cookie, tokens } = await inBrowser();
    const guess = (bearer: string) =>
      ask(server().port, '/api/password', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ current_password: 'a wrong one', new_password: 'another one of mine' }),
      });
    await guess(tokens.access_token);
    await guess(tokens.access_token);
    const { access_token: bearer } = await exchange(await coded(cookie));
    await guess(bearer);
    const entered = await token(server(), { grant_type: 'password', username: player.email, password: player.password });
    expect(entered).toMatchObject({ json: { error_reason: 'locked' } });
  });

  it('an OAuth code expires after a minute', async () => {
    const { code, verifier } = await coded((await inBrowser()).cookie);
    await sandbox(server(), 'clock', { advanceSeconds: 61 });
    expect(await use(code, verifier)).toMatchObject(closed);
  });

  it('checklist 62, 64: a code is refused with another address or verifier, and a second try too', async () => {
    const { cookie } = await inBrowser();
    const first = await coded(cookie);
    expect(await use(first.code, oauth.generateRandomCodeVerifier())).toMatchObject(closed);
    expect(await use(first.code, first.verifier)).toMatchObject(closed);
    const second = await coded(cookie);
    expect(await use(second.code, second.verifier, { redirect_uri: `${callback()}/` })).toMatchObject(closed);
    const third = await coded(cookie);
    const challenge = await oauth.calculatePKCECodeChallenge(third.verifier);
    expect(await use(third.code, challenge), 'plain').toMatchObject(closed);
    expect(await use('invented', third.verifier)).toMatchObject(closed);
    expect(await use(third.code, '')).toMatchObject({ status: 400, json: { error: 'invalid_request' } });
  });
});

describe('an authorization request', () => {
  const state = 's'.repeat(22);
  const code_challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const good = { state, code_challenge, code_challenge_method: 'S256' };

  it('checklist 62: an inexact redirect address gets 400 and no redirect', async () => {
    const { cookie } = await inBrowser();
    for (const redirect_uri of [
      `${callback()}/`,
      `${callback()}?x=1`,
      `${site()}/elsewhere`,
      'https://evil.example/oauth_callback',
      '',
      callback().toUpperCase(),
    ]) {
      const answer = await authorize(cookie, { ...good, redirect_uri });
      expect(answer, redirect_uri).toMatchObject({ status: 400, json: { error: 'invalid_request' } });
      expect(answer.headers.location).toBeUndefined();
    }
    expect(await authorize(cookie, { ...good, client_id: 'somebody' })).toMatchObject({ status: 400 });
  });

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ state: 's'.repeat(21) }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{}, 'login_required'],
  ])('checklist 64, 65: %j is refused as %s, at our own address, with our name', async (change, error) => {
    const answer = await authorize('', { ...good, ...change });
    const parameters = new URL(answer.headers.location ?? '').searchParams;
    expect([parameters.get('error'), parameters.get('iss'), parameters.has('code')]).toEqual([error, site(), false]);
  });

  it('an authorization requested by another site is answered with login_required', async () => {
    const { cookie } = await inBrowser();
    const answer = await authorize(cookie, good, { 'sec-fetch-site': 'cross-site' });
    expect(new URL(answer.headers.location ?? '').searchParams.get('error')).toBe('login_required');
  });
});

describe('a login', () => {
  // Email subject. The response to the login does not wait for the email.
  const NEW_DEVICE = 'A new device logged in to your account';
  const mailsTo = async (to: string) => (await sandbox<{ mails: { subject: string; body: string }[] }>(server(), 'mail', { to })).mails;

  it('a login from a new browser is mailed to the player, except the first and known browsers', async () => {
    const { email, password } = await newPlayer(server());
    const logIn = (cookie = '') => token(server(), { grant_type: 'password', username: email, password }, { cookie });
    const first = await logIn();
    const device = first.headers['set-cookie']?.find((each) => each.startsWith('__Host-device=')) ?? '';
    expect(device).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
    await sandbox(server(), 'clock', { advanceSeconds: 1 });
    await logIn(device.split(';', 1)[0]);
    expect(await mailsTo(email)).toEqual([]);
    await logIn('__Host-device=not-one-of-ours');
    await vi.waitFor(async () => expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([NEW_DEVICE]));
    const mails = await mailsTo(email);
    expect(mails[0]?.body).toContain('reset your password');
  });

  it('a login by a code does not make a browser known: the next strong login needs a code', async () => {
    const { player, cookie, tokens } = await inBrowser();
    const { code, verifier } = await coded(cookie);
    const body = '{"strong_auth_enabled":true}';
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens.access_token}` };
    expect((await ask(server().port, '/api/login_preferences', { method: 'PATCH', headers, body })).status).toBe(200);
    const elsewhere = { cookie: `__Host-device=${'d'.repeat(32)}` };
    const byCode = await token(
      server(),
      { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: callback() },
      elsewhere,
    );
    expect(byCode.status).toBe(200);
    expect(byCode.headers['set-cookie']?.some((each) => each.startsWith('__Host-device='))).toBe(false);
    await vi.waitFor(async () => expect((await mailsTo(player.email)).map(({ subject }) => subject)).toEqual([NEW_DEVICE]));
    const byPassword = await token(server(), { grant_type: 'password', username: player.email, password: player.password }, elsewhere);
    expect(byPassword).toMatchObject({ status: 403, json: { error: 'mfa_required' } });
  });

  it('checklist 2: session data shows the time of the previous login', async () => {
    const credentials = await newPlayer(server());
    const before = await PlayerClient.logIn(server(), credentials);
    expect(await before.run('{ sessionData { lastLoginAt } }')).toEqual({ sessionData: { lastLoginAt: null } });
    const { last_login_at: at } = await server()
      .app.deps.db.selectFrom('players')
      .select('last_login_at')
      .where('id', '=', credentials.playerId)
      .executeTakeFirstOrThrow();
    const again = await PlayerClient.logIn(server(), credentials);
    expect(await again.run('{ sessionData { lastLoginAt } }')).toEqual({
      sessionData: { lastLoginAt: at?.toISOString() },
    });
  });

  it('checklist 66: five tabs that refresh at once with one token stay in one session', async () => {
    const { tokens, cookie } = await inBrowser();
    const refresh = (refresh_token: string) => token(server(), { grant_type: 'refresh_token', refresh_token }, { cookie });
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(tokens.refresh_token)));
    const given = answers.map(({ status, json }) => [status, (json as Tokens).refresh_token]);
    expect(new Set(given.map(([status]) => status))).toEqual(new Set([200]));
    expect(new Set(given.map(([, next]) => next)).size).toBe(1);
    expect((await refresh(String(given[0]?.[1]))).status).toBe(200);
  });
});

describe('failures by address', () => {
  it('an address may fail a hundred logins in ten minutes, then is served again', async () => {
    const tries = (username: string) => token(server(), { grant_type: 'password', username, password: 'a guess' });
    await sandbox(server(), 'clock', { advanceSeconds: 601 });
    const { tokens, cookie } = await inBrowser();
    // An invented code costs the server less than a wrong password but counts the same.
    const guesses = await Promise.all(Array.from({ length: 140 }, (_, tried) => use(`invented-${tried}`, 'x'.repeat(43))));
    const looked = guesses.filter(({ status }) => status === 400);
    expect([looked.length, guesses.filter(({ status }) => status === 429).length], 'all at once, and no more than a hundred').toEqual([
      100, 40,
    ]);
    const busy = await use('invented-after-all', 'x'.repeat(43));
    expect(busy).toMatchObject({ status: 429, json: { error: 'temporarily_unavailable' } });
    expect(Number(busy.headers['retry-after'])).toBeGreaterThan(500);
    expect((await tries('nobody@linemaker.test')).status, 'each way in has a bucket of its own').toBe(400);
    const { code, verifier } = await coded((await inBrowser()).cookie);
    expect((await use(code, verifier)).status, 'a code that was given out is exchanged').toBe(200);
    const { refresh_token } = tokens;
    expect((await token(server(), { grant_type: 'refresh_token', refresh_token }, { cookie })).status, 'a session goes on').toBe(200);
    await sandbox(server(), 'clock', { advanceSeconds: 601 });
    expect((await use('invented-later', 'x'.repeat(43))).status).toBe(400);
  });
});
