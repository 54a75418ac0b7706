import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Answer, ask, sandbox } from '#tests/support/http.ts';
import { addPasskey, callAs, challenge, logInBy, provePasskeyCode } from '#tests/support/passkeys.ts';
import { confirmAccount, mailedCode, requestAccount, signUpIdIn } from '#tests/support/people/openAccount.ts';
import { ownPerson } from '#tests/support/people/ownPerson.ts';
import { type Credentials, deviceIn, newPlayer, PlayerClient, token, type Tokens } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const PASSWORD = 'tall giraffe 9';
const post = (path: string, body: object): Promise<Answer> =>
  ask(server().port, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const logIn = ({ email, password }: Pick<Credentials, 'email' | 'password'>, cookie = '') =>
  token(server(), { grant_type: 'password', username: email, password }, cookie === '' ? {} : { cookie });
const prefer = (player: PlayerClient, body: unknown) => callAs(player, 'PATCH', '/api/login_preferences', body);

async function signedUp() {
  const { firstName, lastName, birthDate } = ownPerson();
  const email = `new-${randomUUID()}@example.com`;
  const named = { first_name: firstName, last_name: lastName, birth_date: birthDate };
  const asked = await requestAccount(server(), { ...named, email, password: PASSWORD });
  const confirmed = await confirmAccount(server(), signUpIdIn(asked), await mailedCode(server(), email));
  const { limited_access_token } = confirmed.json as { readonly limited_access_token: string };
  const made = await token(server(), { grant_type: 'limited_access_token', limited_access_token }, { 'sec-fetch-site': 'same-origin' });
  expect(made.status, made.text).toBe(200);
  return { email, password: PASSWORD, device: deviceIn(made) };
}
async function finish(half: Answer, email: string): Promise<Answer> {
  const { limited_access_token } = half.json as { readonly limited_access_token: string };
  await post('/api/one_time_codes', { limited_access_token });
  const { mails } = await sandbox<{ mails: readonly { readonly subject: string }[] }>(server(), 'mail', { to: email });
  const one_time_code = /^\d{8}/.exec(mails[0]?.subject ?? '')?.[0];
  expect((await post('/api/one_time_codes/verifications', { limited_access_token, one_time_code })).status).toBe(204);
  return token(server(), { grant_type: 'limited_access_token', limited_access_token });
}

describe('a new account', () => {
  it('a new account needs a code on each new device, except the browser that signed up', async () => {
    const account = await signedUp();
    expect((await logIn(account, account.device)).status).toBe(200);
    const half = await logIn(account);
    expect(half).toMatchObject({ status: 403, json: { error: 'mfa_required', expires_in: 600 } });
    const full = await finish(half, account.email);
    expect(full.status).toBe(200);
    expect((await logIn(account, deviceIn(full))).status).toBe(200);
    expect((await logIn(account)).status, 'another one is not').toBe(403);
  });

  it("a wrong password answers as before, and a locked account's right one reveals nothing", async () => {
    const account = await signedUp();
    const wrong = { status: 400, json: { error_reason: 'wrong' } };
    const locked = { status: 400, json: { error_reason: 'locked' } };
    expect(await logIn({ ...account, password: 'no' })).toMatchObject(wrong);
    expect(await logIn({ ...account, password: 'no' })).toMatchObject(wrong);
    expect(await logIn({ ...account, password: 'no' })).toMatchObject(locked);
    expect(await logIn(account)).toMatchObject(locked);
    expect((await logIn(account, account.device)).status, 'strangers do not shut out its own browser').toBe(200);
  });

  it('a new account renews its tokens without a code', async () => {
    const account = await signedUp();
    const { refresh_token } = (await logIn(account, account.device)).json as Tokens;
    const renewed = await token(server(), { grant_type: 'refresh_token', refresh_token }, { cookie: account.device });
    expect(renewed.status).toBe(200);
  });

  it('the settings page shows whether new devices need a code', async () => {
    const account = await signedUp();
    const player = await PlayerClient.logIn(server(), account, { cookie: account.device });
    const SHOWN = `{ pageLayout(canonicalUrl: "/account/settings/security") { slots { node { ... on LoginPreferencesShelf { isStrongAuthEnabled asksCodeOnNewDevice } } } } }`;
    expect(JSON.stringify(await player.run(SHOWN))).toContain('{"isStrongAuthEnabled":false,"asksCodeOnNewDevice":true}');
  });
});

describe('the preference for codes on new devices', () => {
  it('a player needs a code to turn codes on new devices off, but none to turn them on', async () => {
    const account = await signedUp();
    const player = await PlayerClient.logIn(server(), account, { cookie: account.device });
    expect(await prefer(player, { new_device_code_enabled: false })).toMatchObject({ status: 403, json: { error: 'mfa_required' } });
    expect((await logIn(account)).status, 'nothing has changed').toBe(403);
    const again = await PlayerClient.logIn(server(), account, { cookie: account.device });
    await provePasskeyCode(again, account, 'LOGIN_PREFERENCES');
    expect(await prefer(again, { new_device_code_enabled: false })).toMatchObject({
      status: 200,
      json: { new_device_code_enabled: false },
    });
    expect((await prefer(again, { new_device_code_enabled: false })).status, 'off it stays').toBe(200);
    expect((await logIn(account)).status).toBe(200);
    const last = await PlayerClient.logIn(server(), account);
    expect(await prefer(last, { new_device_code_enabled: true })).toMatchObject({ status: 200, json: { new_device_code_enabled: true } });
    expect((await logIn(account)).status).toBe(403);
  });

  it.each([{ new_device_code_enabled: 'false' }, { new_device_code_enabled: null }, { new_device_code_enabled: 0 }])(
    '%j is refused as a preference for codes on new devices',
    async (body) => {
      const player = await PlayerClient.fresh(server());
      expect((await prefer(player, body)).status).toBe(422);
    },
  );

  it('codes on new devices and strong logins are set independently', async () => {
    const credentials = await newPlayer(server());
    const player = await PlayerClient.logIn(server(), credentials);
    expect(await prefer(player, { new_device_code_enabled: true })).toMatchObject({ json: { new_device_code_enabled: true } });
    expect(await server().app.deps.identity.sessionViewOf(player.playerId)).toMatchObject({
      isStrongAuthEnabled: false,
      asksCodeOnNewDevice: true,
    });
    await prefer(player, { strong_auth_enabled: true });
    await provePasskeyCode(player, credentials, 'LOGIN_PREFERENCES');
    await prefer(player, { strong_auth_enabled: false });
    expect(await server().app.deps.identity.sessionViewOf(player.playerId)).toMatchObject({
      isStrongAuthEnabled: false,
      asksCodeOnNewDevice: true,
    });
  });
});

describe('logins that need a code', () => {
  const matrix = [false, true].flatMap((strong) => [false, true].map((newDevice) => [strong, newDevice] as const));
  it.each(matrix)('strong login %s, code on new devices %s: a login needs a code as the two preferences say', async (strong, newDevice) => {
    const credentials = await newPlayer(server());
    const first = await logIn(credentials);
    const player = new PlayerClient(server(), first.json as Tokens);
    const key = await addPasskey(player, credentials);
    for (const [name, isOn] of Object.entries({ strong_auth_enabled: strong, new_device_code_enabled: newDevice }))
      if (isOn) expect((await prefer(player, { [name]: true })).status).toBe(200);
    expect((await logIn(credentials, deviceIn(first))).status, 'known browser').toBe(200);
    expect((await logIn(credentials)).status, 'unknown browser').toBe(strong || newDevice ? 403 : 200);
    expect((await logInBy(server(), key.prove(await challenge(server())))).status, 'passkey in an unknown browser').toBe(200);
  });
});

it('a demo player of the sandbox logs in by password alone', async () => {
  expect((await logIn({ email: 'demo@linemaker.test', password: 'Linemaker-demo-1' })).status).toBe(200);
});
