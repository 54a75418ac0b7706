import * as oauth from 'oauth4webapi';
import { describe, expect, it } from 'vitest';
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
const cookieOf = (answer: Answer): string =>
  answer.headers['set-cookie']?.find((each) => each.startsWith('__Host-refresh='))?.split(';', 1)[0] ?? '';

/** Somebody who is logged in in a browser. */
async function inBrowser() {
  const player = await newPlayer(server());
  const answer = await token(server(), { grant_type: 'password', username: player.email, password: player.password });
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
  it('checklist 64, 65, 67: gives a code for who is logged in, with its state and our name, and tokens for it that no address has', async () => {
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

  it('keeps of a code its hash alone', async () => {
    const { cookie, player } = await inBrowser();
    const { code } = await coded(cookie);
    const rows = await server().app.deps.db.selectFrom('oauth_codes').selectAll().where('player_id', '=', player.playerId).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('checklist 63: a code', () => {
  it('is used once: a second use ends what the first one opened', async () => {
    const way = await coded((await inBrowser()).cookie);
    const tokens = await exchange(way);
    expect(await use(way.code, way.verifier)).toMatchObject(closed);
    expect(await sessionOf(tokens.access_token)).toBe(401);
  });

  it('is exchanged once by many at the same moment', async () => {
    const { code, verifier } = await coded((await inBrowser()).cookie);
    const answers = await Promise.all(Array.from({ length: 6 }, () => use(code, verifier)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is over after a minute', async () => {
    const { code, verifier } = await coded((await inBrowser()).cookie);
    await sandbox(server(), 'clock', { advanceSeconds: 61 });
    expect(await use(code, verifier)).toMatchObject(closed);
  });

  it('checklist 62, 64: opens nothing with another address or another verifier, and has no second try', async () => {
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

describe('what is asked for a code', () => {
  const state = 's'.repeat(22);
  const code_challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const good = { state, code_challenge, code_challenge_method: 'S256' };

  it('checklist 62: with an address that is not exactly ours is answered here, and nothing is sent there', async () => {
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

  it('is nobody’s when another site asks', async () => {
    const { cookie } = await inBrowser();
    const answer = await authorize(cookie, good, { 'sec-fetch-site': 'cross-site' });
    expect(new URL(answer.headers.location ?? '').searchParams.get('error')).toBe('login_required');
  });
});

describe('a login', () => {
  const mailsTo = async (to: string) => (await sandbox<{ mails: { subject: string; body: string }[] }>(server(), 'mail', { to })).mails;

  it('from a browser that is new is told by mail; the first is not, nor one that is known', async () => {
    const { email, password } = await newPlayer(server());
    const logIn = (cookie = '') => token(server(), { grant_type: 'password', username: email, password }, { cookie });
    const first = await logIn();
    const device = first.headers['set-cookie']?.find((each) => each.startsWith('__Host-device=')) ?? '';
    expect(device).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
    await sandbox(server(), 'clock', { advanceSeconds: 1 });
    await logIn(device.split(';', 1)[0]);
    expect(await mailsTo(email)).toEqual([]);
    await logIn('__Host-device=not-one-of-ours');
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['A new device logged in to your account']);
    expect(mails[0]?.body).toContain('reset your password');
  });

  it('checklist 2: knows when the one before was', async () => {
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
    const { tokens } = await inBrowser();
    const refresh = (refresh_token: string) => token(server(), { grant_type: 'refresh_token', refresh_token });
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(tokens.refresh_token)));
    const given = answers.map(({ status, json }) => [status, (json as Tokens).refresh_token]);
    expect(new Set(given.map(([status]) => status))).toEqual(new Set([200]));
    expect(new Set(given.map(([, next]) => next)).size).toBe(1);
    expect((await refresh(String(given[0]?.[1]))).status).toBe(200);
  });
});

describe('a line to the internet', () => {
  it('has a hundred failures in ten minutes, over all addresses, and is heard again after them', async () => {
    const tries = (username: string) => token(server(), { grant_type: 'password', username, password: 'a guess' });
    const { tokens } = await inBrowser();
    // Strangers cost a hash each: codes that nobody gave are cheaper, and counted alike.
    for (let tried = 0; tried < 100; tried += 1) await use(`invented-${tried}`, 'x'.repeat(43));
    expect(await tries('nobody@linemaker.test')).toMatchObject({ status: 429, json: { error: 'temporarily_unavailable' } });
    expect((await token(server(), { grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).status, 'a session goes on').toBe(
      200,
    );
    await sandbox(server(), 'clock', { advanceSeconds: 601 });
    expect((await tries('nobody@linemaker.test')).status).toBe(400);
  });
});
