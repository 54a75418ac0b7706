import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Answer, ask, sandbox } from '#tests/support/http.ts';
import { type Credentials, deviceIn, newPlayer, token } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const logIn = ({ email, password }: Pick<Credentials, 'email' | 'password'>, cookie = '') =>
  token(server(), { grant_type: 'password', username: email, password }, cookie === '' ? {} : { cookie });
const post = (path: string, body: object, cookie = '') =>
  ask(server().port, path, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });
const reasonOf = ({ json }: Answer) => (json as { readonly error_reason?: string } | null)?.error_reason ?? null;

async function known() {
  const player = await newPlayer(server());
  const cookie = deviceIn(await logIn(player));
  return { player, cookie, wrong: { ...player, password: 'a guess' } };
}
const nextWindow = () => sandbox(server(), 'clock', { advanceSeconds: 601 });

/** Uses up this IP address's login attempts with other accounts. */
async function spendAddress(tries: number): Promise<readonly Answer[]> {
  const answers = [];
  for (let at = 0; at < tries; at += 1) answers.push(await logIn({ email: `nobody-${at}@linemaker.test`, password: 'a guess' }));
  return answers;
}

describe('a known device', () => {
  it('a known device makes 200 logins behind an address with 120 failures for other accounts', async () => {
    await nextWindow();
    const [{ player, cookie }, other] = [await known(), await known()];
    const strangers = await spendAddress(120);
    expect(strangers.filter(({ status }) => status === 429).length, 'strangers stay limited').toBe(20);
    const statuses = new Map<number, number>();
    for (let tries = 0; tries < 200; tries += 1) {
      const { status } = await logIn(player, cookie);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([[200, 200]]);
    expect((await logIn(player)).status, 'another browser of the player is a stranger').toBe(429);
    expect((await logIn(player, other.cookie)).status, 'the cookie of another account is nothing here').toBe(429);
    const forged = `__Host-device=${'A'.repeat(32)}`;
    expect((await logIn(player, forged)).status, 'nor is one that was made up').toBe(429);
    expect(
      (await post('/api/one_time_codes/verifications', { limited_access_token: 'x'.repeat(43), one_time_code: '12345678' })).status,
      'each way in has a bucket of its own',
    ).toBe(410);
  }, 120_000);

  it('a known device changes its password while strangers have locked the account', async () => {
    await nextWindow();
    const { player, cookie, wrong } = await known();
    for (let tries = 0; tries < 3; tries += 1) await logIn(wrong);
    const { access_token: bearer } = (await logIn(player, cookie)).json as { readonly access_token: string };
    const change = (device: string, current = player.password) =>
      ask(server().port, '/api/password', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}`, cookie: device },
        body: JSON.stringify({ current_password: current, new_password: 'staple of another kind' }),
      });
    const [other, guess] = [await change(''), await change(cookie, 'a guess')];
    expect(other.text).toContain('locked');
    expect(guess.text).not.toContain('locked');
    expect((await change(cookie)).status).toBe(204);
  });

  it("a wrong password on a known device locks the player's row first, so that no login deadlocks", async () => {
    await nextWindow();
    const { player, cookie, wrong } = await known();
    const { db } = server().app.deps;
    const guessing = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('players').select('id').where('id', '=', player.playerId).forUpdate().execute();
      const guess = logIn(wrong, cookie);
      const waits = () =>
        sql<object>`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
      while ((await waits()).rows.length === 0) await new Promise((resolve) => setImmediate(resolve));
      await tx.selectFrom('known_devices').select('device_hash').where('player_id', '=', player.playerId).forUpdate().noWait().execute();
      return { guess };
    });
    expect(reasonOf(await guessing.guess)).toBe('wrong');
  });

  it("a known device is not locked out by strangers' wrong passwords and does not unlock the account", async () => {
    await nextWindow();
    const { player, cookie, wrong } = await known();
    const guesses = [await logIn(wrong), await logIn(wrong), await logIn(wrong)];
    expect(guesses.map(reasonOf)).toEqual(['wrong', 'wrong', 'locked']);
    expect((await logIn(player, cookie)).status).toBe(200);
    expect(reasonOf(await logIn(player)), 'for others the account stays locked').toBe('locked');
    expect((await logIn(player, cookie)).status).toBe(200);
  });

  it('a known device gets its own three wrong passwords, and the third locks the account', async () => {
    await nextWindow();
    const { player, cookie, wrong } = await known();
    await logIn(wrong);
    await logIn(wrong);
    const own = [await logIn(wrong, cookie), await logIn(wrong, cookie)];
    expect(own.map(reasonOf), 'those of strangers are not counted for it').toEqual(['wrong', 'wrong']);
    expect((await logIn(player, cookie)).status, 'a right one begins anew').toBe(200);
    const again = [await logIn(wrong, cookie), await logIn(wrong, cookie), await logIn(wrong, cookie)];
    expect(again.map(reasonOf)).toEqual(['wrong', 'wrong', 'locked']);
    expect(reasonOf(await logIn(player, cookie))).toBe('locked');
    expect(reasonOf(await logIn(player))).toBe('locked');
    await sandbox(server(), 'account', { email: player.email, unlock: true });
    expect((await logIn(player, cookie)).status).toBe(200);
  });

  it('a known device resets its password whatever strangers at its address request', async () => {
    await nextWindow();
    const { player, cookie } = await known();
    const askFor = (email: string, device = '') => post('/api/password_reset_requests', { email, client_id: 'linemaker-web' }, device);
    for (let tries = 0; tries < 5; tries += 1) await askFor(player.email);
    const others = [];
    for (let tries = 0; tries < 26; tries += 1) others.push((await askFor(`nobody-${tries}@linemaker.test`)).status);
    expect(others.at(-1)).toBe(429);
    for (let tries = 0; tries < 31; tries += 1) await post('/api/password_resets', { token: 'a guess', password: 'tall giraffe 9' });
    expect((await post('/api/password_resets', { token: 'a guess', password: 'tall giraffe 9' })).status).toBe(429);
    const asked = await askFor(player.email, cookie);
    expect(asked.status, asked.text).toBe(201);
    const { mails } = await sandbox<{ mails: readonly { readonly body: string }[] }>(server(), 'mail', { to: player.email });
    const reset = /#token=([\w-]{43})/.exec(mails[0]?.body ?? '')?.[1];
    expect((await post('/api/password_resets', { token: reset, password: 'tall giraffe 9' })).status).toBe(204);
    expect((await logIn({ ...player, password: 'tall giraffe 9' }, cookie)).status).toBe(200);
  });
});

describe('a refresh token', () => {
  it('a valid refresh token is accepted however many invented ones its address sends', async () => {
    await nextWindow();
    const player = await newPlayer(server());
    const answer = await logIn(player);
    const { refresh_token } = answer.json as { readonly refresh_token: string };
    const invented = (at: number) => createHash('sha256').update(String(at)).digest('base64url');
    const guesses = [];
    for (let at = 0; at < 110; at += 1)
      guesses.push((await token(server(), { grant_type: 'refresh_token', refresh_token: invented(at) })).status);
    expect(guesses.filter((status) => status === 429).length).toBe(10);
    const refreshed = await token(server(), { grant_type: 'refresh_token', refresh_token }, { cookie: deviceIn(answer) });
    expect(refreshed.status, refreshed.text).toBe(200);
  });
});
