import { describe, expect, it } from 'vitest';
import { ask, sandbox } from '#tests/support/http.ts';
import { newPlayer, PlayerClient, token as grant } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(server().port, path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
const askFor = (email: unknown, headers: Record<string, string> = {}) =>
  post('/api/password_reset_requests', { email, client_id: 'linemaker-web' }, headers);
const take = (token: string, password: string) => post('/api/password_resets', { token, password });
type Mails = { readonly mails: readonly { readonly to: string; readonly subject: string; readonly body: string }[] };
const mailsTo = async (to: string) => (await sandbox<Mails>(server(), 'mail', { to })).mails;
const wayIn = (body = ''): string => /#token=([\w-]{43})\b/.exec(body)?.[1] ?? '';
const logIn = ({ email }: { readonly email: string }, password: string) =>
  grant(server(), { grant_type: 'password', username: email, password });

describe('a forgotten password', () => {
  it('a forgotten password is replaced by a mailed link, of which only a hash is stored', async () => {
    const player = await newPlayer(server());
    expect(await askFor(player.email.toUpperCase())).toMatchObject({ status: 201, json: {} });
    const [mail] = await mailsTo(player.email);
    expect(mail).toMatchObject({ subject: 'Reset your password' });
    expect(mail?.body).toContain(`http://localhost:${server().port}/forgot-password#token=`);
    const way = wayIn(mail?.body);
    const rows = await server().app.deps.db.selectFrom('password_resets').selectAll().where('player_id', '=', player.playerId).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(way);
    expect(await take(way, 'a new secret')).toMatchObject({ status: 204, text: '' });
    expect((await logIn(player, player.password)).status).toBe(400);
    expect((await logIn(player, 'a new secret')).status).toBe(200);
  });

  it('checklist 6: a password reset unlocks the login and ends every session', async () => {
    const player = await newPlayer(server());
    const before = await PlayerClient.logIn(server(), player);
    for (let tries = 0; tries < 3; tries += 1) await logIn(player, 'wrong');
    expect((await logIn(player, player.password)).status).toBe(400);
    await askFor(player.email);
    await take(wayIn((await mailsTo(player.email))[0]?.body), 'a new secret');
    const session = await ask(server().port, '/api/session', { headers: { authorization: `Bearer ${before.tokens.access_token}` } });
    expect(session.status).toBe(401);
    expect((await logIn(player, 'a new secret')).status).toBe(200);
  });
});

describe('a reset link', () => {
  const opened = async () => {
    const player = await newPlayer(server());
    await askFor(player.email);
    return { player, way: wayIn((await mailsTo(player.email))[0]?.body) };
  };
  const closed = { status: 422, json: { errors: { token: [{ message: 'This link has expired. Ask for a new one.' }] } } };

  it('a reset link works once, even if three passwords are set at once', async () => {
    const { way } = await opened();
    const answers = await Promise.all(['first secret', 'second secret', 'third secret'].map((password) => take(way, password)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422, 422]);
    expect(await take(way, 'fourth secret')).toMatchObject(closed);
  });

  it('a reset link expires after half an hour or when another is requested', async () => {
    const { player, way } = await opened();
    await askFor(player.email);
    expect(await take(way, 'a new secret')).toMatchObject(closed);
    const newer = wayIn((await mailsTo(player.email))[0]?.body);
    await sandbox(server(), 'clock', { advanceSeconds: 1_801 });
    expect(await take(newer, 'a new secret')).toMatchObject(closed);
    await sandbox(server(), 'clock', { reset: true });
  });

  it.each(['short', 'x'.repeat(129), ''])(
    'checklist 12: a reset link is not used up by a password of the wrong length: %j',
    async (password) => {
      const { way } = await opened();
      expect(await take(way, password)).toMatchObject({
        status: 422,
        json: { errors: { password: [{ message: 'Enter 8 to 128 characters.' }] } },
      });
      expect((await take(way, 'a new secret')).status).toBe(204);
    },
  );

  it.each([
    ['as it is', (email: string) => email],
    ['in capitals', (email: string) => email.toUpperCase()],
    ['without its host', (email: string) => email.split('@')[0] ?? ''],
  ] as const)("checklist 12: a reset link is not used up by the player's own address, %s", async (_how, passwordFrom) => {
    const { player, way } = await opened();
    expect(await take(way, passwordFrom(player.email))).toMatchObject({
      status: 422,
      json: { errors: { password: [{ message: 'This password is too easy to guess. Choose a longer one.' }] } },
    });
    expect((await take(way, 'a new secret')).status).toBe(204);
  });

  it.each(['', 'guess', 'x'.repeat(43), "' OR 1=1", '\0'.repeat(43)])('a reset link cannot be guessed by %j', async (way) => {
    expect(await take(way, 'a new secret')).toMatchObject(closed);
  });
});

describe('a reset request', () => {
  it.each([
    ['', 'Please enter your email'],
    [null, 'Please enter your email'],
    [7, 'Please enter your email'],
    ['ann', 'Please enter a valid email'],
    ['a b@site.test', 'Please enter a valid email'],
  ])('a reset requested for %j is refused: %s', async (email, message) => {
    expect(await askFor(email)).toMatchObject({ status: 422, json: { errors: { email: [{ message }] } } });
  });

  it('a reset requested for an unknown email is answered alike and sends nothing', async () => {
    const known = await newPlayer(server());
    const [stranger, player] = [await askFor('nobody@linemaker.test'), await askFor(known.email)];
    expect([stranger.status, stranger.text]).toEqual([player.status, player.text]);
    expect(await mailsTo('nobody@linemaker.test')).toEqual([]);
  });

  it('an email gets five reset mails an hour, and later requests are answered alike', async () => {
    const { email } = await newPlayer(server());
    await sandbox(server(), 'clock', { advanceSeconds: 3_601 });
    for (let times = 0; times < 7; times += 1) expect((await askFor(email)).status).toBe(201);
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it("a reset mail never contains a host from the request's headers", async () => {
    await sandbox(server(), 'clock', { advanceSeconds: 3_601 });
    const { email } = await newPlayer(server());
    expect((await askFor(email, { host: 'evil.test' })).status).toBe(421);
    expect(await mailsTo(email)).toEqual([]);
    await askFor(email, { 'x-forwarded-host': 'evil.test' });
    const [mail] = await mailsTo(email);
    expect(mail?.body).toContain(`\nhttp://localhost:${server().port}/forgot-password#token=`);
  });

  it('a reset request is accepted only from our own client', async () => {
    expect((await post('/api/password_reset_requests', { email: 'ann@site.test', client_id: 'somebody' })).status).toBe(422);
    expect((await post('/api/password_reset_requests', [])).status).toBe(422);
  });
});
