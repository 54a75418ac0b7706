import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { describe, expect, it, vi } from 'vitest';
import { ask, type Answer, sandbox } from '#tests/support/http.ts';
import { type Credentials, deviceIn, graphql, newPlayer, PlayerClient, token } from '#tests/support/playerClient.ts';
import { showCode } from '#tests/support/showCode.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(server().port, path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
const send = (limited: string) => post('/api/one_time_codes', { limited_access_token: limited });
const show = (limited: string, code: string) =>
  post('/api/one_time_codes/verifications', { limited_access_token: limited, one_time_code: code });
const upgrade = (limited: string) => token(server(), { grant_type: 'limited_access_token', limited_access_token: limited });

async function careful() {
  const credentials = await newPlayer(server());
  const first = await token(server(), { grant_type: 'password', username: credentials.email, password: credentials.password });
  const { access_token } = first.json as { readonly access_token: string };
  await ask(server().port, '/api/login_preferences', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: '{"strong_auth_enabled":true}',
  });
  return { credentials, device: deviceIn(first) };
}
const logIn = ({ email, password }: Credentials, headers = {}) =>
  token(server(), { grant_type: 'password', username: email, password }, headers);
async function limitedOf(credentials: Credentials): Promise<string> {
  const answer = await logIn(credentials);
  expect(answer).toMatchObject({ status: 403, json: { error: 'mfa_required', expires_in: 600 } });
  return (answer.json as { readonly limited_access_token: string }).limited_access_token;
}
async function codeSentTo({ email }: Credentials): Promise<string> {
  const { mails } = await sandbox<{ mails: readonly { readonly subject: string }[] }>(server(), 'mail', { to: email });
  return /^(\d{8}) is your code$/.exec(mails[0]?.subject ?? '')?.[1] ?? expect.fail('no code was sent');
}
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const other = (code: string): string => code.replace(/./, (digit) => `${(Number(digit) + 1) % 10}`);

describe('a strong login from a new browser', () => {
  it('checklist 13: a strong login from a new browser needs a mailed 8-digit code, used once', async () => {
    const { credentials } = await careful();
    const limited = await limitedOf(credentials);
    expect((await upgrade(limited)).status, 'nothing before the code').toBe(400);
    expect((await send(limited)).status).toBe(202);
    const code = await codeSentTo(credentials);
    expect((await show(limited, code)).status).toBe(204);
    expect((await show(limited, code)).status, 'a code is used once').toBe(410);
    const full = await upgrade(limited);
    expect(full).toMatchObject({ status: 200, json: { user_id: credentials.playerId, token_type: 'Bearer' } });
    expect((await upgrade(limited)).status, 'so is the limited token').toBe(400);
    const cookie = deviceIn(full);
    expect((await logIn(credentials, { cookie })).status, 'the browser is known now').toBe(200);
  });

  it('a strong login is completed once by our own endpoint, for our client alone', async () => {
    const { credentials } = await careful();
    const limited = await limitedOf(credentials);
    const call = (change: object = {}) =>
      post('/api/limited_access_tokens/upgrade', {
        limitedAccessToken: limited,
        regionCode: 'US-NJ',
        countryCode: 'US',
        clientId: 'linemaker-web',
        ...change,
      });
    expect(await call(), 'nothing before the code').toMatchObject({ status: 400, json: { error: 'invalid_grant' } });
    await send(limited);
    await show(limited, await codeSentTo(credentials));
    expect(await call({ clientId: 'somebody' })).toMatchObject({ status: 401, json: { error: 'invalid_client' } });
    for (const limitedAccessToken of ['', undefined, 7, { a: 1 }, 'a\u0000b'])
      expect(await call({ limitedAccessToken })).toMatchObject({ status: 400, json: { error: 'invalid_request' } });
    const full = await call();
    expect(full).toMatchObject({ status: 200, json: { user_id: credentials.playerId, token_type: 'Bearer', expires_in: 900 } });
    expect(full.headers['cache-control']).toBe('no-store');
    expect((await call()).status).toBe(400);
    expect((await logIn(credentials, { cookie: deviceIn(full) })).status, 'the browser is known now').toBe(200);
  });

  it('a strong login is completed by oauth4webapi, with region headers', async () => {
    const { credentials } = await careful();
    const limited = await limitedOf(credentials);
    await send(limited);
    await show(limited, await codeSentTo(credentials));
    const issuer: oauth.AuthorizationServer = { issuer: server().origin, token_endpoint: `${server().origin}/oauth/token` };
    const client: oauth.Client = { client_id: 'linemaker-web' };
    const answer = await oauth.genericTokenEndpointRequest(
      issuer,
      client,
      oauth.None(),
      'limited_access_token',
      { limited_access_token: limited },
      { [oauth.allowInsecureRequests]: true, headers: { 'x-region-code': 'US-NJ', 'x-country-code': 'US' } },
    );
    const tokens = await oauth.processGenericTokenEndpointResponse(issuer, client, answer);
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 900, user_id: credentials.playerId });
  });

  it('a strong login is completed by openid-client, once', async () => {
    const { credentials } = await careful();
    const limited = await limitedOf(credentials);
    const found = await openid.discovery(new URL(server().origin), 'linemaker-web', undefined, openid.None(), {
      algorithm: 'oauth2',
      execute: [openid.allowInsecureRequests],
    });
    const upgraded = () => openid.genericGrantRequest(found, 'limited_access_token', { limited_access_token: limited });
    await expect(upgraded()).rejects.toMatchObject({ error: 'invalid_grant' });
    await send(limited);
    await show(limited, await codeSentTo(credentials));
    expect(await upgraded()).toMatchObject({ token_type: 'bearer', user_id: credentials.playerId });
    await expect(upgraded()).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('a login code that cannot be mailed is reported and can be requested again', async () => {
    const { credentials } = await careful();
    const limited = await limitedOf(credentials);
    vi.spyOn(server().app.deps.mail, 'sendNow').mockResolvedValueOnce(false);
    expect(await send(limited)).toMatchObject({
      status: 503,
      json: { errors: { one_time_code: [{ message: 'We can’t send codes right now. Try again later, or contact support.' }] } },
    });
    expect((await send(limited)).status).toBe(202);
  });

  it('a limited token alone opens neither GraphQL nor a refresh', async () => {
    const { credentials } = await careful();
    const limited = await limitedOf(credentials);
    const asked = await graphql(server(), '{ account { id } }', {}, { authorization: `Bearer ${limited}` });
    expect(asked.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect((await token(server(), { grant_type: 'refresh_token', refresh_token: limited })).status).toBe(400);
  });

  it('checklist 13: a code is bound to its login, and ends after five wrong tries', async () => {
    const { credentials } = await careful();
    const [mine, theirs] = [await limitedOf(credentials), await limitedOf(credentials)];
    await send(mine);
    const code = await codeSentTo(credentials);
    expect((await show(theirs, code)).status, 'of another login').toBe(410);
    for (let wrong = 0; wrong < 4; wrong += 1) expect((await show(mine, other(code))).status).toBe(422);
    expect((await show(mine, other(code))).status).toBe(410);
    expect((await show(mine, code)).status, 'dead').toBe(410);
    expect((await upgrade(mine)).status).toBe(400);
  });

  it("checklist 13: a login's code and limited token expire after ten minutes", async () => {
    const { credentials } = await careful();
    const limited = await limitedOf(credentials);
    await send(limited);
    const code = await codeSentTo(credentials);
    await sandbox(server(), 'clock', { advanceSeconds: 601 });
    expect((await show(limited, code)).status).toBe(410);
    expect((await send(limited)).status).toBe(401);
    await sandbox(server(), 'clock', { reset: true });
  });

  it('checklist 13: a player gets three codes in ten minutes over all logins, and a new one replaces the old', async () => {
    const { credentials } = await careful();
    const [one, two] = [await limitedOf(credentials), await limitedOf(credentials)];
    await send(one);
    const first = await codeSentTo(credentials);
    await send(one);
    expect((await show(one, first)).status, 'the first is dead').toBe(422);
    expect(statuses(await Promise.all([send(one), send(two), send(two)]))).toEqual([202, 429, 429]);
  });

  it('a login code sent three times at once is accepted once', async () => {
    const { credentials } = await careful();
    const limited = await limitedOf(credentials);
    await send(limited);
    const code = await codeSentTo(credentials);
    const shown = await Promise.all([show(limited, code), show(limited, code), show(limited, code)]);
    expect(statuses(shown)).toEqual([204, 410, 410]);
    const given = await Promise.all([upgrade(limited), upgrade(limited)]);
    expect(statuses(given)).toEqual([200, 400]);
  });

  it('a pending strong login ends when the password is changed', async () => {
    const { credentials, device } = await careful();
    const limited = await limitedOf(credentials);
    const known = await logIn(credentials, { cookie: device });
    const { access_token } = known.json as { readonly access_token: string };
    const authorization = `Bearer ${access_token}`;
    await showCode(server(), { authorization, email: credentials.email }, 'PASSWORD');
    const body = { current_password: credentials.password, new_password: 'another one of mine' };
    expect((await post('/api/password', body, { authorization })).status).toBe(204);
    expect((await send(limited)).status).toBe(401);
  });

  const odd: readonly unknown[] = [{}, { limited_access_token: 7 }, { limited_access_token: "' or 1=1 --------------" }, [], null];
  it.each(odd.map((body) => [JSON.stringify(body), body] as const))('the code endpoints refuse the body %s', async (_, body) => {
    expect((await post('/api/one_time_codes', body)).status).toBe(401);
    expect((await post('/api/one_time_codes/verifications', body)).status).toBe(422);
  });
});

it('a known browser, or a player without strong logins, needs no code', async () => {
  const { credentials, device } = await careful();
  expect((await logIn(credentials, { cookie: device })).status).toBe(200);
  expect((await logIn(credentials, { cookie: '__Host-device=unknown' })).status).toBe(403);
  expect((await PlayerClient.fresh(server())).playerId).toBeDefined();
});
