import * as oauth from 'oauth4webapi';
import { describe, expect, it } from 'vitest';
import { ask, sandbox, type Answer } from '#tests/support/http.ts';
import { graphql, newPlayer, PlayerClient, token, type Tokens } from '#tests/support/playerClient.ts';
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
      await oauth.refreshTokenGrantRequest(issuer(), client, oauth.None(), refreshToken, plainHttp),
    );
  const errorOf = async (promise: Promise<unknown>) => {
    const error = await promise.catch((reason: unknown) => reason);
    if (error instanceof oauth.ResponseBodyError) return { error: error.error, status: error.status };
    throw new Error('no OAuth error', { cause: error });
  };

  it("grants by password, with the player's id", async () => {
    const player = await newPlayer(server());
    const tokens = await grant('password', { username: player.email, password: player.password });
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 900, user_id: player.playerId });
    expect(tokens.refresh_token).toMatch(/^[\w-]{43}$/);
  });

  it('checklist 66: rotates refresh tokens, and ends the session of one that is used again', async () => {
    const player = await newPlayer(server());
    const first = await grant('password', { username: player.email, password: player.password });
    const second = await refresh(first.refresh_token ?? '');
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await refresh(first.refresh_token ?? '')).refresh_token, 'a lost answer is given again').toBe(second.refresh_token);
    await sandbox(server(), 'clock', { advanceSeconds: 11 });
    expect(await errorOf(refresh(first.refresh_token ?? ''))).toEqual({ error: 'invalid_grant', status: 400 });
    expect(await errorOf(refresh(second.refresh_token ?? ''))).toEqual({ error: 'invalid_grant', status: 400 });
    const { errors } = await graphql(server(), '{ account { id } }', {}, { authorization: `Bearer ${second.access_token}` });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('names what it refuses', async () => {
    const { email, password } = await newPlayer(server());
    expect(await errorOf(grant('password', { username: email, password: 'wrong' }))).toEqual({ error: 'invalid_grant', status: 400 });
    expect(await errorOf(grant('password', { username: email }))).toEqual({ error: 'invalid_request', status: 400 });
    expect(await errorOf(grant('client_credentials', {}))).toEqual({ error: 'unsupported_grant_type', status: 400 });
    expect(await errorOf(grant('password', { username: email, password }, { client_id: 'somebody' }))).toEqual({
      error: 'invalid_client',
      status: 401,
    });
    expect(await errorOf(refresh('invented'))).toEqual({ error: 'invalid_grant', status: 400 });
  });
});

describe('the token endpoint', () => {
  it('checklist 6, 11: answers unknown and known addresses alike, and locks both', async () => {
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

  it('checklist 10: is never cached and takes nothing but forms, every parameter once', async () => {
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

describe('the refresh cookie', () => {
  const cookieOf = (answer: Answer): string => answer.headers['set-cookie']?.find((each) => each.startsWith('__Host-refresh=')) ?? '';
  const logIn = async () => {
    const { email, password } = await newPlayer(server());
    return token(server(), { grant_type: 'password', username: email, password });
  };

  it('checklist 51: is out of reach of scripts and of other sites', async () => {
    const cookie = cookieOf(await logIn());
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(cookie).not.toContain('Domain');
  });

  it('stands in for the token of a page of ours, and of nobody else', async () => {
    const cookie = cookieOf(await logIn()).split(';', 1)[0] ?? '';
    const refresh = (headers: Record<string, string>) => token(server(), { grant_type: 'refresh_token' }, { cookie, ...headers });
    expect(await refresh({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 400, json: { error: 'invalid_request' } });
    expect(await refresh({ 'sec-fetch-site': 'same-site' })).toMatchObject({ status: 400 });
    expect(await refresh({ origin: 'https://evil.example' })).toMatchObject({ status: 400 });
    expect(await refresh({})).toMatchObject({ status: 400 });
    const own = await refresh({ 'sec-fetch-site': 'same-origin' });
    expect(own).toMatchObject({ status: 200, json: { token_type: 'Bearer' } });
    expect(cookieOf(own)).not.toContain(cookie);
  });

  it('is cleared when its session is gone', async () => {
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

describe('a session', () => {
  const session = ({ tokens }: PlayerClient) =>
    ask(server().port, '/api/session', { headers: { authorization: `Bearer ${tokens.access_token}` } });

  it('checklist 8: is valid until the logout, which needs no more than the token', async () => {
    const player = await PlayerClient.fresh(server());
    expect(await session(player)).toMatchObject({ status: 200, json: { userId: player.playerId } });
    await ask(server().port, '/api/logout', { method: 'POST', headers: { authorization: `Bearer ${player.tokens.access_token}` } });
    expect(await session(player)).toMatchObject({ status: 401, json: { error: 'UNAUTHORIZED_ERROR' } });
    expect((await player.try('{ account { id } }')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('checklist 4: is refused after 15 minutes without the player, at GraphQL and at refresh', async () => {
    const player = await PlayerClient.fresh(server());
    await sandbox(server(), 'clock', { advanceSeconds: 14 * 60 });
    expect(await session(player)).toMatchObject({ status: 200 });
    await sandbox(server(), 'clock', { advanceSeconds: 70 });
    expect((await player.try('{ account { id } }')).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect((await token(server(), { grant_type: 'refresh_token', refresh_token: player.tokens.refresh_token })).status).toBe(400);
  });

  it('checklist 3, 7: ends when the player logs in again elsewhere', async () => {
    const credentials = await newPlayer(server());
    const first = await PlayerClient.logIn(server(), credentials);
    await PlayerClient.logIn(server(), credentials);
    expect((await session(first)).status).toBe(401);
  });

  it("brings the visitor's slip along, without loss", async () => {
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
