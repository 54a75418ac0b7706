import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { describe, expect, it, vi } from 'vitest';
import { ask, sandbox, type Answer } from '#tests/support/http.ts';
import { graphql, LOCATED, newPlayer, PlayerClient, token, type Tokens } from '#tests/support/playerClient.ts';
import { registerAnswered } from '#tests/support/registerAnswered.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const client: oauth.Client = { client_id: 'linemaker-web' };
const plainHttp = { [oauth.allowInsecureRequests]: true };
const issuer = (): oauth.AuthorizationServer => ({ issuer: server().origin, token_endpoint: `${server().origin}/oauth/token` });

describe('the token endpoint, driven by oauth4webapi', () => {
  const grant = async (grantType: string, parameters: Record<string, string>, who = client) =>
    oauth.processGenericTokenEndpointResponse(
      issuer(),
      who,
      await oauth.genericTokenEndpointRequest(issuer(), who, oauth.None(), grantType, parameters, plainHttp),
    );
  const refresh = async (refreshToken: string) =>
    oauth.processRefreshTokenResponse(
      issuer(),
      client,
      await oauth.refreshTokenGrantRequest(issuer(), client, oauth.None(), refreshToken, { ...plainHttp, headers: LOCATED }),
    );
  const errorOf = async (promise: Promise<unknown>) => {
    const error = await promise.catch((reason: unknown) => reason);
    if (error instanceof oauth.ResponseBodyError) return { error: error.error, status: error.status };
    throw new Error('no OAuth error', { cause: error });
  };

  it("oauth4webapi gets tokens by password, with the player's id", async () => {
    const player = await newPlayer(server());
    await registerAnswered(server(), player.playerId);
    const tokens = await grant('password', { username: player.email, password: player.password });
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 900, user_id: player.playerId });
    expect(tokens.refresh_token).toMatch(/^[\w-]{43}$/);
  });

  it('checklist 66: a refresh token is rotated, and a late second use ends the session', async () => {
    const player = await newPlayer(server());
    const first = await grant('password', { username: player.email, password: player.password });
    const second = await refresh(first.refresh_token ?? '');
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await refresh(first.refresh_token ?? '')).refresh_token, 'a lost answer is given again').toBe(second.refresh_token);
    const account = () => graphql(server(), '{ account { id } }', {}, { authorization: `Bearer ${second.access_token}` });
    expect((await account()).errors, 'what came with it is used').toEqual([]);
    await sandbox(server(), 'clock', { advanceSeconds: 11 });
    expect(await errorOf(refresh(first.refresh_token ?? ''))).toEqual({ error: 'invalid_grant', status: 400 });
    expect(await errorOf(refresh(second.refresh_token ?? ''))).toEqual({ error: 'invalid_grant', status: 400 });
    const { errors } = await account();
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it.each(['x-region-code', 'x-country-code'])(
    'a token refresh without %s is refused, and the refresh token stays valid',
    async (missing) => {
      const { tokens } = await PlayerClient.fresh(server());
      const form = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
      expect(await token(server(), form, { [missing]: '' })).toMatchObject({
        status: 400,
        json: { error: 'invalid_request', error_reason: 'noLocation', error_description: expect.stringContaining('location') as string },
      });
      expect((await token(server(), form)).status).toBe(200);
    },
  );

  it('the token endpoint refuses each bad grant with its OAuth error', async () => {
    const { email: username, password } = await newPlayer(server());
    expect(await errorOf(grant('password', { username, password: 'wrong' }))).toEqual({ error: 'invalid_grant', status: 400 });
    expect(await errorOf(grant('password', { username }))).toEqual({ error: 'invalid_request', status: 400 });
    expect(await errorOf(grant('client_credentials', {}))).toEqual({ error: 'unsupported_grant_type', status: 400 });
    const stranger = { client_id: 'somebody' };
    expect(await errorOf(grant('password', { username, password }, stranger))).toEqual({ error: 'invalid_client', status: 401 });
    expect(await errorOf(refresh('invented'))).toEqual({ error: 'invalid_grant', status: 400 });
  });
});

const found = () =>
  openid.discovery(new URL(server().origin), client.client_id, undefined, openid.None(), {
    algorithm: 'oauth2',
    execute: [openid.allowInsecureRequests],
    [openid.customFetch]: (url, { headers, body, ...options }) =>
      fetch(url, { ...options, body: body instanceof URLSearchParams ? body : null, headers: { ...headers, ...LOCATED } }),
  });
const sessionStatus = async (access: string) =>
  (await ask(server().port, '/api/session', { headers: { authorization: `Bearer ${access}` } })).status;

describe('the identity server, driven by openid-client', () => {
  const withPassword = async () => {
    const { email: username, password, playerId } = await newPlayer(server());
    return { tokens: await openid.genericGrantRequest(await found(), 'password', { username, password }), playerId };
  };

  it('openid-client gets tokens by password and by refresh token, and keeps the session', async () => {
    const { tokens, playerId } = await withPassword();
    expect(tokens).toMatchObject({ token_type: 'bearer', user_id: playerId });
    const renewed = await openid.refreshTokenGrant(await found(), tokens.refresh_token ?? '');
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    expect(await sessionStatus(renewed.access_token)).toBe(200);
    const wrong = openid.genericGrantRequest(await found(), 'password', { username: 'stranger@linemaker.test', password: 'x' });
    await expect(wrong).rejects.toMatchObject({ error: 'invalid_grant', status: 400 });
  });

  it.each(['access_token', 'refresh_token'] as const)('revoking the %s (RFC 7009) ends the session with all its tokens', async (kind) => {
    const { tokens } = await withPassword();
    const other = await withPassword();
    await openid.tokenRevocation(await found(), tokens[kind] ?? '', { token_type_hint: kind });
    expect(await sessionStatus(tokens.access_token)).toBe(401);
    await expect(openid.refreshTokenGrant(await found(), tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(await sessionStatus(other.tokens.access_token), 'nobody else').toBe(200);
    await openid.tokenRevocation(await found(), tokens[kind] ?? '');
    await openid.tokenRevocation(await found(), 'invented');
  });

  it('oauth4webapi revokes a token, and an unknown client revokes nothing', async () => {
    const { tokens } = await withPassword();
    const described = { ...issuer(), revocation_endpoint: `${server().origin}/oauth/revoke` };
    const revoke = (who: oauth.Client) => oauth.revocationRequest(described, who, oauth.None(), tokens.access_token, plainHttp);
    await expect(oauth.processRevocationResponse(await revoke({ client_id: 'somebody' }))).rejects.toMatchObject({
      error: 'invalid_client',
    });
    expect(await sessionStatus(tokens.access_token)).toBe(200);
    await oauth.processRevocationResponse(await revoke(client));
    expect(await sessionStatus(tokens.access_token)).toBe(401);
    const nothing = await ask(server().port, '/oauth/revoke', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'client_id=linemaker-web&token=',
    });
    expect(nothing).toMatchObject({ status: 400, json: { error: 'invalid_request' } });
  });
});

describe('the token endpoint', () => {
  it('checklist 6, 11: the token endpoint answers unknown and known addresses alike, and locks both', async () => {
    const { email } = await newPlayer(server());
    const answers = async (username: string) => {
      const given = [];
      for (let tried = 0; tried < 4; tried += 1) given.push(await token(server(), { grant_type: 'password', username, password: 'wrong' }));
      return given.map(({ status, text }) => ({ status, text }));
    };
    expect(await answers(email)).toEqual(await answers('nobody@linemaker.test'));
    await sandbox(server(), 'account', { email, unlock: true });
    expect((await token(server(), { grant_type: 'password', username: email, password: 'Linemaker-demo-1' })).status).toBe(200);
  });

  it('checklist 11: an unknown address costs one password check, and no request costs more', async () => {
    const hashes = async (): Promise<readonly (number | undefined)[]> => {
      const { text } = await ask(server().port, '/metrics');
      return ['hash', 'verify'].map((kind) => Number(new RegExp(`^password_hashes_total{kind="${kind}"} (\\d+)$`, 'm').exec(text)?.[1]));
    };
    const costOf = async (call: () => Promise<Answer>, status: number): Promise<readonly number[]> => {
      const before = await hashes();
      expect((await call()).status).toBe(status);
      return (await hashes()).map((count, at) => (count ?? NaN) - (before[at] ?? NaN));
    };
    const { email } = await newPlayer(server());
    const emails = [email, 'nobody-first@linemaker.test', 'nobody-else@linemaker.test'];
    const logIn = (username: string) => token(server(), { grant_type: 'password', username, password: 'wrong' });
    // Makes the server create the hash that it uses for unknown emails, as the first login with one does.
    await logIn('nobody@linemaker.test');
    for (const each of emails) expect(await costOf(() => logIn(each), 400), each).toEqual([0, 1]);
    const forget = (of: string) =>
      ask(server().port, '/api/password_reset_requests', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ email: of, client_id: 'linemaker-web' }).toString(),
      });
    for (const each of emails) expect(await costOf(() => forget(each), 201), each).toEqual([0, 0]);
  });

  it('checklist 10: the token endpoint is never cached and takes only forms with unique parameters', async () => {
    const json = await ask(server().port, '/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"grant_type":"password"}',
    });
    expect(json).toMatchObject({ status: 400, json: { error: 'invalid_request' } });
    expect(json.headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' });
    const twice = await ask(server().port, '/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=password&grant_type=refresh_token',
    });
    expect(twice).toMatchObject({ status: 400, json: { error: 'invalid_request' } });
  });
});

const cookiesOf = ({ headers }: Answer): string => (headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0] ?? '').join('; ');

describe('the refresh cookie', () => {
  const cookieOf = (answer: Answer): string => answer.headers['set-cookie']?.find((each) => each.startsWith('__Host-refresh=')) ?? '';
  const logIn = async () => {
    const { email, password } = await newPlayer(server());
    return token(server(), { grant_type: 'password', username: email, password });
  };

  it('checklist 51: the refresh cookie is HttpOnly, Secure, SameSite=Strict and has no Domain', async () => {
    const cookie = cookieOf(await logIn());
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(cookie).not.toContain('Domain');
  });

  it('the refresh cookie replaces the token only for a page of the same origin', async () => {
    const cookie = cookieOf(await logIn()).split(';', 1)[0] ?? '';
    const refresh = (headers: Record<string, string>) => token(server(), { grant_type: 'refresh_token' }, { cookie, ...headers });
    expect(await refresh({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403, json: { error: 'invalid_request' } });
    expect(await refresh({ 'sec-fetch-site': 'same-site' })).toMatchObject({ status: 403 });
    expect(await refresh({ origin: 'https://evil.example' })).toMatchObject({ status: 403 });
    expect(await refresh({})).toMatchObject({ status: 400 });
    const own = await refresh({ 'sec-fetch-site': 'same-origin' });
    expect(own).toMatchObject({ status: 200, json: { token_type: 'Bearer' } });
    expect(cookieOf(own)).not.toContain(cookie);
  });

  it('survives: a renewal delivered again long after its answer takes neither session nor cookie', async () => {
    const cookie = cookieOf(await logIn()).split(';', 1)[0] ?? '';
    const renew = (headers: Record<string, string>) =>
      token(server(), { grant_type: 'refresh_token' }, { cookie, 'sec-fetch-site': 'same-origin', 'x-install-id': 'one', ...headers });
    const once = { 'idempotency-key': 'a-renewal-of-one-page' };
    const first = await renew(once);
    const session = () =>
      ask(server().port, '/api/session', { headers: { authorization: `Bearer ${(first.json as Tokens).access_token}` } });
    expect((await session()).status).toBe(200);
    await sandbox(server(), 'clock', { advanceSeconds: 60 });
    const again = await renew(once);
    expect(again).toMatchObject({ status: 409, json: { error_reason: 'repeated' } });
    expect(again.headers['set-cookie']).toBeUndefined();
    expect((await session()).status).toBe(200);
    expect((await renew({ ...once, 'x-install-id': 'another' })).status, 'of another browser').toBe(400);
    expect((await session()).status, 'that was somebody else').toBe(401);
  });

  it('the refresh cookie is cleared when its session has ended', async () => {
    const answer = await logIn();
    const cookie = cookieOf(answer).split(';', 1)[0] ?? '';
    const { access_token } = answer.json as Tokens;
    const out = await ask(server().port, '/api/logout', { method: 'POST', headers: { authorization: `Bearer ${access_token}` } });
    expect(out.status).toBe(204);
    expect(cookieOf(out)).toContain('__Host-refresh=;');
    const refused = await token(server(), { grant_type: 'refresh_token' }, { cookie, 'sec-fetch-site': 'same-origin' });
    expect(refused).toMatchObject({ status: 400, json: { error: 'invalid_grant' } });
    expect(cookieOf(refused)).toContain('__Host-refresh=;');
  });
});

describe('a logout', () => {
  it("survives: a late logout of an old session does not end the browser's next login", async () => {
    const { email, password } = await newPlayer(server());
    const page = { 'sec-fetch-site': 'same-origin' };
    const first = await PlayerClient.logIn(server(), { email, password }, page);
    const cookie = cookiesOf(await token(server(), { grant_type: 'password', username: email, password }, page));
    const late = await ask(server().port, '/api/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${first.tokens.access_token}`, cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect([late.status, late.headers['set-cookie']]).toEqual([204, undefined]);
    expect((await token(server(), { grant_type: 'refresh_token' }, { cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

async function codeFor(cookie: string) {
  const verifier = oauth.generateRandomCodeVerifier();
  const query = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: `${server().origin}/oauth_callback`,
    response_type: 'code',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: oauth.generateRandomState(),
  });
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const answer = await ask(server().port, `/oauth/authorize?${query.toString()}`, { headers });
  const told = new URL(answer.headers.location ?? '').searchParams;
  return { status: answer.status, error: told.get('error'), code: told.get('code') ?? '', verifier };
}

describe('a session', () => {
  const session = ({ tokens }: PlayerClient) =>
    ask(server().port, '/api/session', { headers: { authorization: `Bearer ${tokens.access_token}` } });

  it('checklist 8: a session is valid until its logout, which needs only the token', async () => {
    const player = await PlayerClient.fresh(server());
    expect(await session(player)).toMatchObject({ status: 200, json: { userId: player.playerId } });
    await ask(server().port, '/api/logout', { method: 'POST', headers: { authorization: `Bearer ${player.tokens.access_token}` } });
    expect(await session(player)).toMatchObject({ status: 401, json: { error: 'UNAUTHORIZED_ERROR' } });
    expect((await player.try('{ account { id } }')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('checklist 4: a session is refused after 15 minutes of inactivity, by GraphQL and by refresh', async () => {
    const player = await PlayerClient.fresh(server());
    await sandbox(server(), 'clock', { advanceSeconds: 14 * 60 });
    expect(await session(player)).toMatchObject({ status: 200 });
    await sandbox(server(), 'clock', { advanceSeconds: 70 });
    expect((await player.try('{ account { id } }')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    const refresh = () => token(server(), { grant_type: 'refresh_token', refresh_token: player.tokens.refresh_token });
    const idle = { status: 400, json: { error: 'invalid_grant', error_reason: 'idle' } };
    expect(await refresh(), 'before anybody has noted the end').toMatchObject(idle);
    await server().app.deps.identity.sweep();
    expect(await refresh(), 'and after it').toMatchObject(idle);
  });

  it('a session ended by logout is never reported as ended by inactivity', async () => {
    const player = await PlayerClient.fresh(server());
    await ask(server().port, '/api/logout', { method: 'POST', headers: { authorization: `Bearer ${player.tokens.access_token}` } });
    await sandbox(server(), 'clock', { advanceSeconds: 16 * 60 });
    const answer = await token(server(), { grant_type: 'refresh_token', refresh_token: player.tokens.refresh_token });
    expect(answer).toMatchObject({ status: 400, json: { error_reason: 'ended' } });
  });

  it('checklist 3: a login gets its own session id and tokens, and ends the tokens of the previous one', async () => {
    const credentials = await newPlayer(server());
    const [first, second] = [await PlayerClient.logIn(server(), credentials), await PlayerClient.logIn(server(), credentials)];
    const idOf = async (player: PlayerClient) => ((await session(player)).json as { readonly sessionId?: string }).sessionId;
    expect(await idOf(second)).toEqual(expect.any(String));
    expect([first.tokens.access_token, first.tokens.refresh_token]).not.toContain(second.tokens.access_token);
    expect(first.tokens.refresh_token).not.toBe(second.tokens.refresh_token);
    expect(await session(first)).toMatchObject({ status: 401 });
    const third = await PlayerClient.logIn(server(), credentials);
    expect(await idOf(third)).not.toBe(await idOf(second));
    expect((await token(server(), { grant_type: 'refresh_token', refresh_token: second.tokens.refresh_token })).status).toBe(400);
  });

  it('checklist 7: a session ends when the player logs in again elsewhere', async () => {
    const credentials = await newPlayer(server());
    const first = await PlayerClient.logIn(server(), credentials);
    await PlayerClient.logIn(server(), credentials);
    expect((await session(first)).status).toBe(401);
    const answer = await token(server(), { grant_type: 'refresh_token', refresh_token: first.tokens.refresh_token });
    expect(answer, 'which the page is told as what it is').toMatchObject({ status: 400, json: { error_reason: 'superseded' } });
  });

  it('checklist 66: a refresh token shown by another browser ends the session and gives nothing', async () => {
    const page = { 'sec-fetch-site': 'same-origin' };
    for (const turn of ['of the login', 'used', 'new'] as const) {
      const { email, password } = await newPlayer(server());
      const login = await token(server(), { grant_type: 'password', username: email, password }, page);
      const [first, device] = [cookiesOf(login), /__Host-device=[^;]+/.exec(cookiesOf(login))?.[0] ?? ''];
      const renew = () => token(server(), { grant_type: 'refresh_token' }, { ...page, cookie: first });
      const renewed = turn === 'of the login' ? login : await renew();
      if (turn !== 'of the login') expect(cookiesOf(await renew()), 'another tab of the same browser').toBe(cookiesOf(renewed));
      const { refresh_token } = (turn === 'used' ? login : renewed).json as Tokens;
      const code = await codeFor(`__Host-refresh=${refresh_token}`);
      expect([code.status, code.error], `${turn}: no way in by a code`).toEqual([303, 'login_required']);
      const thief = await token(server(), { grant_type: 'refresh_token', refresh_token });
      expect(thief, `${turn}, within the ten seconds`).toMatchObject({ status: 400, json: { error_reason: 'deadToken' } });
      const player = await token(server(), { grant_type: 'refresh_token' }, { ...page, cookie: `${cookiesOf(renewed)}; ${device}` });
      expect(player.status, 'one of the two is not the player: neither goes on').toBe(400);
    }
  });

  it('checklist 66: a session is bound to its browser even if the login could not note the device', async () => {
    const page = { 'sec-fetch-site': 'same-origin' };
    const { email, password } = await newPlayer(server());
    const noted = vi.spyOn(server().app.deps.identity, 'noteDevice').mockRejectedValueOnce(new Error('no database'));
    const login = await token(server(), { grant_type: 'password', username: email, password }, page);
    noted.mockRestore();
    const cookie = cookiesOf(login);
    expect(cookie).toContain('__Host-device=');
    expect((await codeFor(`__Host-refresh=${(login.json as Tokens).refresh_token}`)).error).toBe('login_required');
    const { code, verifier: code_verifier } = await codeFor(cookie);
    const redirect_uri = `${server().origin}/oauth_callback`;
    const byCode = await token(server(), { grant_type: 'authorization_code', code, code_verifier, redirect_uri }, { ...page, cookie });
    expect(byCode.status).toBe(200);
    const { refresh_token } = byCode.json as Tokens;
    expect((await codeFor(`__Host-refresh=${refresh_token}`)).error).toBe('login_required');
    expect(await token(server(), { grant_type: 'refresh_token', refresh_token })).toMatchObject({ json: { error_reason: 'deadToken' } });
  });

  it('a client without cookies renews by its token alone and gets no authorization code', async () => {
    const { refresh_token } = (await PlayerClient.fresh(server())).tokens;
    expect((await codeFor(`__Host-refresh=${refresh_token}`)).error).toBe('login_required');
    expect((await token(server(), { grant_type: 'refresh_token', refresh_token })).status).toBe(200);
  });

  it("a login merges the visitor's slip into the player's without loss", async () => {
    const { data } = await graphql<{ startup: { anonymousToken: string } }>(server(), '{ startup { anonymousToken } }');
    const visitor = { 'x-anonymous-authorization': data.startup.anonymousToken };
    const [selection] =
      server().app.deps.catalogue.marketsOf(server().app.deps.catalogue.events({ status: 'PRE_GAME' })[0]?.id ?? '')[0]?.selections ?? [];
    if (!selection) throw new Error('nothing to add');
    await graphql(
      server(),
      'mutation ($i: AddMarketSelectionInput!) { addMarketSelection(input: $i) { id } }',
      { i: { selectionId: selection.id, oddsNumerator: selection.num.toString(), oddsDenominator: selection.den.toString() } },
      visitor,
    );
    const player = await PlayerClient.logIn(server(), await newPlayer(server()), visitor);
    expect(await player.run('{ betslip { numberOfSelections } }')).toEqual({ betslip: { numberOfSelections: 1 } });
    expect((await graphql(server(), '{ betslip { numberOfSelections } }', {}, visitor)).data).toEqual({
      betslip: { numberOfSelections: 0 },
    });
  });
});
