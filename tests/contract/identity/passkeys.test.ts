import { describe, expect, it, vi } from 'vitest';
import { addPasskey, callAs, challenge, hostOf, logInBy, optionsOf, provePasskeyCode } from '#tests/support/passkeys.ts';
import { type Answer, ask, sandbox } from '#tests/support/http.ts';
import { type Credentials, deviceIn, newPlayer, PlayerClient, token, type Tokens } from '#tests/support/playerClient.ts';
import { SoftAuthenticator } from '#tests/support/softAuthenticator.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const unknown = {
  status: 400,
  json: {
    error: 'invalid_grant',
    error_description: 'We do not know this passkey. Log in with your password.',
    error_reason: 'unknownPasskey',
  },
};
const codeNeeded = { status: 403, json: { error: 'mfa_required' } };

async function somebody() {
  const credentials = await newPlayer(server());
  return { credentials, player: await PlayerClient.logIn(server(), credentials) };
}
async function holder(brand?: string) {
  const { credentials, player } = await somebody();
  return { credentials, player, key: await addPasskey(player, credentials, brand) };
}
const prove = async (key: SoftAuthenticator, brand?: string) => key.prove(await challenge(server(), brand));
const playerIn = ({ json }: Answer): string => (json as Tokens).user_id;
const listed = (answer: Answer) => (answer.json as { readonly passkeys: readonly { readonly id: string }[] }).passkeys;
const mailsTo = async ({ email }: Credentials) =>
  (await sandbox<{ mails: readonly { readonly subject: string; readonly body: string }[] }>(server(), 'mail', { to: email })).mails;
const rowsOf = ({ playerId }: { readonly playerId: string }) =>
  server().app.deps.db.selectFrom('player_passkeys').selectAll().where('player_id', '=', playerId).execute();
const onlyOf = async (of: Credentials): Promise<string> => (await rowsOf(of))[0]?.id ?? expect.fail('no passkey');
const sessionOf = async ({ playerId }: { readonly playerId: string }) => {
  const live = server().app.deps.db.selectFrom('sessions').select('id').where('player_id', '=', playerId).where('ended_at', 'is', null);
  return { playerId, sessionId: (await live.executeTakeFirstOrThrow()).id };
};
const send = (path: string, body: object) =>
  ask(server().port, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
async function resetPassword(of: Credentials): Promise<void> {
  await send('/api/password_reset_requests', { email: of.email, client_id: 'linemaker-web' });
  const way = /#token=([\w-]{43})\b/.exec((await mailsTo(of))[0]?.body ?? '')?.[1];
  expect((await send('/api/password_resets', { token: way, password: 'tall giraffe 9' })).status).toBe(204);
}
const passwordGrant = ({ email, password }: Credentials) => ({ grant_type: 'password', username: email, password });

describe('a passkey', () => {
  it('a passkey logs its owner in without a password, and the browser is known afterwards', async () => {
    const { credentials, key } = await holder();
    const entered = await logInBy(server(), await prove(key));
    expect(entered).toMatchObject({ status: 200, json: { user_id: credentials.playerId, token_type: 'Bearer', expires_in: 900 } });
    expect(entered.headers['cache-control']).toBe('no-store');
    const player = new PlayerClient(server(), entered.json as Tokens);
    expect(await player.run('{ account { id } }')).toEqual({ account: { id: credentials.playerId } });
    await callAs(player, 'PATCH', '/api/login_preferences', { new_device_code_enabled: true });
    expect((await token(server(), passwordGrant(credentials), { cookie: deviceIn(entered) })).status).toBe(200);
    expect((await token(server(), passwordGrant(credentials))).status).toBe(403);
  });

  it('a passkey is stored with counter, backup flags and host; a login updates counter and time', async () => {
    const { credentials, key } = await holder('tsb');
    expect(await rowsOf(credentials)).toMatchObject([
      { host: 'tsb.localhost', name: 'My phone', sign_count: '0', is_backup_eligible: true, is_backed_up: true, last_used_at: null },
    ]);
    await logInBy(server(), await prove(key, 'tsb'), 'tsb');
    expect(await rowsOf(credentials)).toMatchObject([{ sign_count: '1', last_used_at: expect.any(Date) as Date }]);
  });

  it('a passkey challenge names no account or key and requires user verification', async () => {
    const options = await challenge(server());
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
  });

  it.each([
    ['strong_auth_enabled', { strong_auth_enabled: true }],
    ['a code on new devices', { new_device_code_enabled: true }],
  ])('a passkey counts as two factors: no code with %s', async (_, preference) => {
    const { player, key } = await holder();
    expect((await callAs(player, 'PATCH', '/api/login_preferences', preference)).status).toBe(200);
    expect((await logInBy(server(), await prove(key))).status).toBe(200);
  });

  it('a login by passkey ends the previous session, and two at once leave one', async () => {
    const { credentials, key } = await holder();
    const proofs = [await prove(key), await prove(key)];
    // Sends the passkey proofs in the order of signing, because the signature counter must rise.
    const [first, second] = [await logInBy(server(), proofs[0]), await logInBy(server(), proofs[1])];
    expect([first.status, second.status]).toEqual([200, 200]);
    const other = await holder();
    const same = await prove(other.key);
    const raced = await Promise.all([logInBy(server(), same), logInBy(server(), same), logInBy(server(), same)]);
    expect(raced.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    for (const { playerId } of [credentials, other.credentials]) {
      const open = server().app.deps.db.selectFrom('sessions').select('id').where('player_id', '=', playerId).where('ended_at', 'is', null);
      expect(await open.execute()).toHaveLength(1);
    }
  });

  it('a passkey does not open an account that three wrong passwords have locked', async () => {
    const { credentials, key } = await holder();
    for (let tries = 0; tries < 3; tries += 1) await token(server(), { ...passwordGrant(credentials), password: 'wrong' });
    expect(await logInBy(server(), await prove(key))).toMatchObject({ status: 400, json: { error_reason: 'locked' } });
    await sandbox(server(), 'account', { email: credentials.email, unlock: true });
    expect((await logInBy(server(), await prove(key))).status).toBe(200);
  });

  it('a passkey logs in a suspended or self-excluded player, as the password does', async () => {
    const { credentials, player, key } = await holder();
    await sandbox(server(), 'account', { email: credentials.email, restricted: true });
    expect((await logInBy(server(), await prove(key))).status).toBe(200);
    const again = await PlayerClient.logIn(server(), credentials);
    expect((await callAs(again, 'POST', '/i/cool_offs', { hours: 72 })).status).toBe(200);
    expect((await logInBy(server(), await prove(key))).status).toBe(200);
    expect(player.playerId).toBe(credentials.playerId);
  });
});

describe('a refused passkey login', () => {
  it('a replayed passkey proof is refused as unknown', async () => {
    const { key } = await holder();
    const proof = await prove(key);
    expect((await logInBy(server(), proof)).status).toBe(200);
    expect(await logInBy(server(), proof)).toMatchObject(unknown);
  });

  it('a second answer to a failed passkey challenge is refused as unknown', async () => {
    const { key } = await holder();
    const asked = await challenge(server());
    expect(await logInBy(server(), key.prove(asked, { origin: 'https://evil.test' }))).toMatchObject(unknown);
    expect(await logInBy(server(), key.prove(asked))).toMatchObject(unknown);
  });

  it('a passkey challenge older than five minutes is refused as unknown', async () => {
    const { key } = await holder();
    const asked = await challenge(server());
    await sandbox(server(), 'clock', { advanceSeconds: 301 });
    expect(await logInBy(server(), key.prove(asked))).toMatchObject(unknown);
    await sandbox(server(), 'clock', { reset: true });
    expect((await logInBy(server(), await prove(key))).status).toBe(200);
  });

  it.each([
    ['the origin of another page', { origin: 'https://evil.test' }],
    ['the origin of another port', { origin: 'http://localhost:1' }],
    ['another host', { rpId: 'evil.test' }],
    ['a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['another account', { userHandle: Buffer.from('demo').toString('base64url') }],
    ['no account', { userHandle: '' }],
  ])('a passkey login with %s is refused as unknown', async (_, forged) => {
    const { key } = await holder();
    expect(await logInBy(server(), key.prove(await challenge(server()), forged))).toMatchObject(unknown);
  });

  it('an unregistered passkey, or one without user verification, is refused as unknown', async () => {
    const { key, credentials } = await holder();
    const stranger = new SoftAuthenticator(server().origin);
    const user = { id: Buffer.from(credentials.playerId).toString('base64url') };
    stranger.register({ challenge: 'x', rp: { id: 'localhost' }, user });
    expect(await logInBy(server(), await prove(stranger))).toMatchObject(unknown);
    key.isVerified = false;
    expect(await logInBy(server(), await prove(key))).toMatchObject(unknown);
  });

  it('a removed passkey is refused as unknown', async () => {
    const { credentials, player, key } = await holder();
    const proof = await prove(key);
    const id = await onlyOf(credentials);
    await provePasskeyCode(player, credentials);
    expect((await callAs(player, 'DELETE', `/api/passkeys/${id}`)).status).toBe(200);
    expect(await logInBy(server(), proof)).toMatchObject(unknown);
  });

  it("a passkey of another brand's host is refused as unknown", async () => {
    const { key } = await holder('tsb');
    expect((await logInBy(server(), await prove(key, 'tsb'), 'tsb')).status).toBe(200);
    expect(await logInBy(server(), await prove(key, 'tsb'), 'hwc')).toMatchObject(unknown);
    expect(await logInBy(server(), await prove(key, 'hwc'), 'hwc')).toMatchObject(unknown);
    const forged = { rpId: 'hwc.localhost', origin: `http://${hostOf(server(), 'hwc')}` };
    expect(await logInBy(server(), key.prove(await challenge(server(), 'hwc'), forged), 'hwc')).toMatchObject(unknown);
  });

  it('a passkey whose counter goes back is refused as unknown', async () => {
    const { key } = await holder();
    key.signCount = 8;
    expect((await logInBy(server(), await prove(key))).status).toBe(200);
    key.signCount = 3;
    expect(await logInBy(server(), await prove(key))).toMatchObject(unknown);
  });

  const odd: readonly unknown[] = [
    {},
    { id: 'a' },
    { id: 'a\u0000bbbbbbbbbbbbbbbbb', response: {} },
    { response: { clientDataJSON: '%%%' } },
  ];
  it.each(odd.map((proof) => [JSON.stringify(proof), proof] as const))(
    'a passkey login with %s for a proof is refused as unknown',
    async (_, proof) => {
      expect(await logInBy(server(), proof)).toMatchObject(unknown);
    },
  );

  it("a passkey that is no JSON object is a bad request, and another site's page gets 403", async () => {
    for (const passkey of ['', 'x', '[]', '7'])
      expect(await token(server(), { grant_type: 'passkey', passkey })).toMatchObject({ status: 400, json: { error: 'invalid_request' } });
    const { key } = await holder();
    const foreign = { origin: 'https://evil.test' };
    expect((await logInBy(server(), await prove(key), undefined, foreign)).status).toBe(403);
    const asked = { method: 'POST', headers: { 'content-type': 'application/json', ...foreign }, body: '{}' };
    expect((await ask(server().port, '/api/passkeys/challenges', asked)).status).toBe(403);
  });
});

describe('a registration', () => {
  it('a passkey registration needs a code to begin and to end, and uses it up', async () => {
    const { credentials, player } = await somebody();
    expect(await callAs(player, 'POST', '/api/passkeys/registrations', {})).toMatchObject(codeNeeded);
    await provePasskeyCode(player, credentials);
    const begin = async () => optionsOf(await callAs(player, 'POST', '/api/passkeys/registrations', {}));
    const [one, two] = [await begin(), await begin()];
    const add = (options: Awaited<ReturnType<typeof begin>>) =>
      callAs(player, 'POST', '/api/passkeys', { name: ' Key ', passkey: new SoftAuthenticator(server().origin).register(options) });
    const added = await add(one);
    expect(added).toMatchObject({ status: 201, json: { passkeys: [{ name: 'Key', host: 'localhost', lastUsedAt: null }] } });
    expect(added.text).not.toMatch(/public|credential/i);
    expect(await add(two)).toMatchObject(codeNeeded);
    expect(await rowsOf(credentials)).toHaveLength(1);
  });

  it('a passkey registration does not accept a code of another source', async () => {
    const { credentials, player } = await somebody();
    await provePasskeyCode(player, credentials, 'LOGIN_PREFERENCES');
    expect(await callAs(player, 'POST', '/api/passkeys/registrations', {})).toMatchObject(codeNeeded);
  });

  it.each([
    ['a forged origin', { origin: 'https://evil.test' }],
    ['another host', { rpId: 'evil.test' }],
    ['another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ])('a passkey registration with %s is refused and keeps the code', async (_, forged) => {
    const { credentials, player } = await somebody();
    await provePasskeyCode(player, credentials);
    const begin = async () => optionsOf(await callAs(player, 'POST', '/api/passkeys/registrations', {}));
    const key = new SoftAuthenticator(server().origin);
    const send = (passkey: object) => callAs(player, 'POST', '/api/passkeys', { name: 'Key', passkey });
    expect(await send(key.register(await begin(), forged))).toMatchObject({
      status: 422,
      json: { errors: { passkey: [{ message: 'We could not verify your passkey. Please try again.' }] } },
    });
    const good = key.register(await begin());
    expect((await send(good)).status).toBe(201);
    expect((await send(good)).status, 'a replay').toBe(422);
  });

  it('a passkey registration belongs to its session, not to another player or a login', async () => {
    const [{ credentials, player }, thief] = [await somebody(), await somebody()];
    await provePasskeyCode(player, credentials);
    await provePasskeyCode(thief.player, thief.credentials);
    const options = optionsOf(await callAs(player, 'POST', '/api/passkeys/registrations', {}));
    const made = new SoftAuthenticator(server().origin).register(options);
    expect((await callAs(thief.player, 'POST', '/api/passkeys', { name: 'Mine', passkey: made })).status).toBe(422);
    const { key } = await holder();
    const other = optionsOf(await callAs(player, 'POST', '/api/passkeys/registrations', {}));
    expect(await logInBy(server(), key.prove(other))).toMatchObject(unknown);
    expect(await rowsOf(thief.credentials)).toHaveLength(0);
  });

  it.each([
    ['a password reset', resetPassword],
    ['a logout', async (of: Credentials) => server().app.deps.identity.endSession((await sessionOf(of)).sessionId, 'logout')],
  ])('a passkey registration pending while %s ends its session adds nothing', async (_, end) => {
    const { credentials, player } = await somebody();
    await provePasskeyCode(player, credentials);
    const options = optionsOf(await callAs(player, 'POST', '/api/passkeys/registrations', {}));
    const who = await sessionOf(credentials);
    await end(credentials);
    const response = new SoftAuthenticator(server().origin).register(options);
    const made = { site: { host: hostOf(server()), origin: server().origin }, name: 'Key', response };
    expect(await server().app.deps.identity.addPasskey(who, made)).toEqual({ ok: false, refusal: 'code-needed' });
    expect(await rowsOf(credentials)).toEqual([]);
  });

  it('a passkey registration needs a new code after a password change', async () => {
    const { credentials, player } = await somebody();
    await provePasskeyCode(player, credentials);
    const change = { current_password: credentials.password, new_password: 'tall giraffe 9' };
    expect((await callAs(player, 'POST', '/api/password', change)).status).toBe(204);
    expect(await callAs(player, 'POST', '/api/passkeys/registrations', {})).toMatchObject(codeNeeded);
  });

  it.each([undefined, '', '   ', 7, 'x'.repeat(61), 'half \ud83d'])('a passkey cannot be named %j', async (name) => {
    const { player } = await somebody();
    expect(await callAs(player, 'POST', '/api/passkeys', { name, passkey: {} })).toMatchObject({
      status: 422,
      json: { errors: { name: [{}] } },
    });
  });

  it('an account has at most ten passkeys, and a registration excludes those it has', async () => {
    const { credentials, player } = await holder();
    await provePasskeyCode(player, credentials);
    const begun = await callAs(player, 'POST', '/api/passkeys/registrations', {});
    expect(optionsOf(begun)).toMatchObject({ excludeCredentials: [{}], authenticatorSelection: { residentKey: 'required' } });
    const [first] = await rowsOf(credentials);
    const { db } = server().app.deps;
    if (!first) expect.fail('no passkey');
    for (let at = 1; at < 10; at += 1)
      await db
        .insertInto('player_passkeys')
        .values({ ...first, id: `${first.id}${at}`, credential_id: `${first.credential_id}${at}` })
        .execute();
    expect(await callAs(player, 'POST', '/api/passkeys/registrations', {})).toMatchObject({
      status: 409,
      json: { errors: { passkey: [{ message: 'You have 10 passkeys, which is the limit. Remove one first.' }] } },
    });
  });

  it.each([
    ['POST', '/api/passkeys/registrations'],
    ['POST', '/api/passkeys'],
    ['DELETE', '/api/passkeys/none'],
  ])('the request %s %s needs a session', async (method, path) => {
    const headers = { 'content-type': 'application/json' };
    expect((await ask(server().port, path, { method, ...(method === 'POST' ? { headers, body: '{}' } : {}) })).status).toBe(401);
  });
});

describe('the owner of a passkey', () => {
  it('a player is mailed each passkey added or removed, and removes one only with a code', async () => {
    const { credentials, player } = await holder();
    expect((await mailsTo(credentials))[0]).toMatchObject({
      subject: 'A passkey was added to your account',
      body: expect.stringContaining('“My phone” was added to your account on localhost') as string,
    });
    const id = await onlyOf(credentials);
    expect(await callAs(player, 'DELETE', `/api/passkeys/${id}`)).toMatchObject(codeNeeded);
    await provePasskeyCode(player, credentials);
    expect((await callAs(player, 'DELETE', '/api/passkeys/none')).status).toBe(404);
    const removed = await callAs(player, 'DELETE', `/api/passkeys/${id}`);
    expect(removed.status).toBe(200);
    expect(listed(removed)).toEqual([]);
    expect((await mailsTo(credentials))[0]).toMatchObject({ subject: 'A passkey was removed from your account' });
  });

  it("a player cannot remove another player's passkey", async () => {
    const [{ credentials, player }, other] = [await holder(), await holder()];
    const id = await onlyOf(other.credentials);
    await provePasskeyCode(player, credentials);
    expect((await callAs(player, 'DELETE', `/api/passkeys/${id}`)).status).toBe(404);
    expect(await rowsOf(other.credentials)).toHaveLength(1);
  });

  it('the settings page shows a player their own passkeys only', async () => {
    const { player } = await holder('tsb');
    const SHOWN =
      '{ pageLayout(canonicalUrl: "/account/settings/security") { slots { node { ... on PasskeysShelf { passkeys { name host lastUsedAt } } } } } }';
    expect(JSON.stringify(await player.run(SHOWN))).toContain('"passkeys":[{"name":"My phone","host":"tsb.localhost","lastUsedAt":null}]');
    const { player: other } = await somebody();
    expect(JSON.stringify(await other.run(SHOWN))).toContain('"passkeys":[]');
  });

  it('a password reset removes all passkeys, names them by mail, and leaves password and code', async () => {
    const { credentials, player, key } = await holder();
    await callAs(player, 'PATCH', '/api/login_preferences', { new_device_code_enabled: true });
    const proof = await prove(key);
    await resetPassword(credentials);
    expect((await mailsTo(credentials))[0]).toMatchObject({
      subject: 'Your passkeys were removed',
      body: expect.stringContaining('- My phone') as string,
    });
    expect(await logInBy(server(), proof)).toMatchObject(unknown);
    const half = await token(server(), { ...passwordGrant(credentials), password: 'tall giraffe 9' });
    expect(half.status).toBe(403);
    const { limited_access_token } = half.json as { readonly limited_access_token: string };
    await send('/api/one_time_codes', { limited_access_token });
    const one_time_code = /^\d{8}/.exec((await mailsTo(credentials))[0]?.subject ?? '')?.[0];
    await send('/api/one_time_codes/verifications', { limited_access_token, one_time_code });
    const full = await token(server(), { grant_type: 'limited_access_token', limited_access_token });
    expect(playerIn(full)).toBe(credentials.playerId);
  });
});

it('checklist 60: the log records passkey logins and refusals, without their proofs', async () => {
  const { log } = server().app.deps;
  const lines: string[] = [];
  const spy = vi.spyOn(log, 'info').mockImplementation((...said: readonly unknown[]) => void lines.push(JSON.stringify(said)));
  const { key } = await holder();
  const proof = await prove(key);
  await logInBy(server(), proof);
  await logInBy(server(), proof);
  spy.mockRestore();
  const all = lines.join('\n');
  for (const part of ['"event":"passkey-added"', '"event":"logged-in","by":"passkey"', '"event":"passkey-refused"'])
    expect(all).toContain(part);
  const { signature } = (proof as { readonly response: { readonly signature: string } }).response;
  expect(all).not.toContain(signature);
});
