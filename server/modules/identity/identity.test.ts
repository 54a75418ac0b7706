import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { topics } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { testMails } from '#tests/support/mails.ts';
import { passwordAccount } from '#tests/support/passwordAccount.ts';
import { testPorts } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { hashPassword } from './passwords/passwords.ts';
import { INACTIVITY_MINUTES, type LoggedIn } from './sessions/sessions.ts';
import { openIdentity, type Identity } from './index.ts';
import { REFRESH_GRACE_MS } from './tokens/refresh.ts';
import { SESSION_HOURS } from './sessions/sessions.ts';

const store = useTestStore();
const clock = testPorts();
const ports = { ...clock, newSecret: (bytes: number) => randomBytes(bytes).toString('base64url') };
const bus = createMemoryBus();
const folder = mkdtempSync(join(tmpdir(), 'linemaker-keys-'));
const keysFile = join(folder, 'keys.json');
const PASSWORD = 'correct horse battery staple';
let passwordHash = '';
let identity: Identity;
let player = '';
let email = '';

const open = () =>
  openIdentity({ db: store().db, ports, bus, mail: testMails(store().db).outbox, log: pino({ level: 'silent' }), keysFile });
const after = (ms: number) => clock.setNow(new Date(clock.now().getTime() + ms));

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  identity = await open();
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  clock.setNow(NOON);
  ({ player, email } = await passwordAccount(store().db, passwordHash));
});

async function logIn(device: string | null = null): Promise<LoggedIn & { accessToken: string }> {
  const result = await identity.logIn(email, PASSWORD, device);
  if (!result.ok) throw new Error(result.refusal as string);
  const { session } = result.value;
  return { ...result.value, accessToken: await identity.issueAccessToken({ playerId: session.player_id, sessionId: session.id }) };
}

describe('a login', () => {
  it('a login opens a session for its token, whatever the case of the email address', async () => {
    email = email.toUpperCase();
    const { accessToken, session } = await logIn();
    expect(await identity.authenticate(accessToken, false)).toMatchObject({ id: session.id, player_id: player });
  });

  it('a login ends the earlier session and notifies its sockets', async () => {
    const first = await logIn();
    const ended: unknown[] = [];
    bus.subscribe(topics.session(first.session.id), (message) => ended.push(message));
    const second = await logIn();
    expect(ended).toEqual([{ reason: 'superseded' }]);
    expect(await identity.authenticate(first.accessToken, false)).toBeNull();
    expect(await identity.rotate(first.refreshToken)).toEqual({ kind: 'superseded' });
    expect(await identity.authenticate(second.accessToken, false)).toMatchObject({ previous_login_at: NOON });
  });

  it('a login locks after three failures, for known and unknown addresses alike', async () => {
    const answers = async (address: string) => {
      const given = [];
      for (const password of ['a', 'b', 'c', PASSWORD]) given.push(await identity.logIn(address, password));
      return given.map((answer) => (answer.ok ? 'ok' : answer.refusal));
    };
    const known = await answers(email);
    expect(known).toEqual(['wrong', 'wrong', 'locked', 'locked']);
    expect(await answers(`stranger-${player}@linemaker.test`)).toEqual(known);
  });

  it('a successful login resets the count of failures', async () => {
    for (const password of ['a', 'b', PASSWORD, 'a', 'b', PASSWORD]) await identity.logIn(email, password);
    expect(await store().db.selectFrom('players').select('failed_logins').where('id', '=', player).executeTakeFirst()).toEqual({
      failed_logins: 0,
    });
  });

  it('simultaneous guesses do not get more tries', async () => {
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, at) => identity.logIn(email, `guess ${at}`)));
    const reasons = guesses.map((guess) => (guess.ok ? 'ok' : guess.refusal));
    expect(reasons.filter((reason) => reason === 'wrong')).toHaveLength(2);
    expect(reasons.filter((reason) => reason === 'busy').length).toBeGreaterThan(0);
    expect(await identity.logIn(email, PASSWORD)).toEqual({ ok: false, refusal: 'locked' });
  });
});

describe('an access token', () => {
  it('an access token ends with its expiry, with its session or with a changed letter', async () => {
    const { accessToken, session } = await logIn();
    expect(await identity.authenticate(`${accessToken.slice(0, -2)}xx`, false)).toBeNull();
    expect(await identity.authenticate('rubbish', false)).toBeNull();
    await identity.endSession(session.id, 'logout');
    expect(await identity.authenticate(accessToken, false)).toBeNull();
    const next = await logIn();
    after(900_000);
    expect(await identity.authenticate(next.accessToken, false)).toBeNull();
  });

  it('an access token is valid in every process that shares the private key file', async () => {
    const { accessToken } = await logIn();
    expect(await (await open()).authenticate(accessToken, false)).not.toBeNull();
    expect(statSync(keysFile).mode & 0o777).toBe(0o600);
  });

  it('an expired access token or a refresh token still names its session for a logout', async () => {
    const { accessToken, session, refreshToken } = await logIn();
    after(3_600_000);
    expect(await identity.sessionToEnd({ accessToken, refreshToken: null })).toBe(session.id);
    expect(await identity.sessionToEnd({ accessToken: null, refreshToken })).toBe(session.id);
    expect(await identity.sessionToEnd({ accessToken: 'rubbish', refreshToken: 'rubbish' })).toBeNull();
  });
});

describe('a session', () => {
  const minutes = (count: number) => after(count * 60_000);

  it('a session ends after inactivity, and polls do not count as activity', async () => {
    const { accessToken, session } = await logIn();
    minutes(10);
    expect(await identity.authenticate(accessToken, false)).not.toBeNull();
    minutes(INACTIVITY_MINUTES - 10);
    const fresh = await identity.issueAccessToken({ playerId: player, sessionId: session.id });
    expect(await identity.authenticate(fresh, true)).toBeNull();
  });

  it('checklist 5: a session with activity lasts until its absolute end', async () => {
    const { session } = await logIn();
    const alive = async () => identity.authenticate(await identity.issueAccessToken({ playerId: player, sessionId: session.id }), true);
    for (let spent = 10; spent < SESSION_HOURS * 60; spent += 10) {
      minutes(10);
      expect(await alive()).not.toBeNull();
    }
    minutes(10);
    expect(await alive()).toBeNull();
  });

  it.each(['2026-11-01T05:30:00.000Z', '2026-03-08T06:30:00.000Z'])(
    'a session survives the change of the clocks at %s, with its limits counted by instants',
    async (night) => {
      clock.setNow(new Date(night));
      const { session } = await logIn();
      const isThere = async () =>
        (await identity.authenticate(await identity.issueAccessToken({ playerId: player, sessionId: session.id }), true)) !== null;
      for (let spent = 0; spent < SESSION_HOURS * 60 - 10; spent += 10) {
        minutes(10);
        expect(await isThere()).toBe(true);
      }
      minutes(10);
      expect(await isThere()).toBe(false);
      const next = await logIn();
      minutes(INACTIVITY_MINUTES);
      expect(await identity.authenticate(next.accessToken, false)).toBeNull();
    },
  );

  it('a session survives a server clock that is put an hour back', async () => {
    const { session, refreshToken } = await logIn();
    minutes(-60);
    expect((await identity.rotate(refreshToken)).kind).toBe('rotated');
    const token = await identity.issueAccessToken({ playerId: player, sessionId: session.id });
    expect(await identity.authenticate(token, false)).not.toBeNull();
  });

  it('an expired session is swept, and its sockets are notified', async () => {
    const { session } = await logIn();
    const ended: unknown[] = [];
    bus.subscribe(topics.session(session.id), (message) => ended.push(message));
    await identity.sweep();
    expect(ended).toEqual([]);
    minutes(INACTIVITY_MINUTES);
    await identity.sweep();
    expect(ended).toEqual([{ reason: 'inactivity' }]);
  });
});

describe('a refresh token', () => {
  const rotated = async (token: string, device: string | null = null): Promise<string> => {
    const rotation = await identity.rotate(token, { device });
    if (rotation.kind !== 'rotated') throw new Error(rotation.kind);
    return rotation.refreshToken;
  };

  it('a refresh token gives another one each time', async () => {
    const { refreshToken } = await logIn();
    const second = await rotated(refreshToken);
    const third = await rotated(second);
    expect(new Set([refreshToken, second, third]).size).toBe(3);
  });

  const used = async (refreshToken: string, sessionId: string) =>
    identity.authenticate(await identity.issueAccessToken({ playerId: player, sessionId, refreshToken }), false);

  it('a refresh token survives lost answers, however late, until one of them is used', async () => {
    const { refreshToken, session } = await logIn();
    const given = [await rotated(refreshToken)];
    for (let lost = 0; lost < 5; lost += 1) {
      after(120_000);
      given.push(await rotated(refreshToken));
    }
    expect(new Set(given).size, 'each time another').toBe(6);
    const second = given.at(-1) ?? '';
    after(REFRESH_GRACE_MS);
    expect(await rotated(refreshToken), 'tabs that ask at once').toBe(second);
    expect(await used(second, session.id)).not.toBeNull();
    expect(await rotated(refreshToken)).toBe(second);
    after(1);
    expect(await identity.rotate(refreshToken)).toEqual({ kind: 'reused', sessionId: session.id });
  });

  it('a refresh token survives tabs that asked at once and are answered late', async () => {
    const { refreshToken, session } = await logIn();
    const second = await rotated(refreshToken);
    after(60_000);
    expect(await used(second, session.id)).not.toBeNull();
    after(REFRESH_GRACE_MS);
    expect(await rotated(refreshToken), 'tabs that asked at once').toBe(second);
    after(1);
    expect(await identity.rotate(refreshToken)).toEqual({ kind: 'reused', sessionId: session.id });
  });

  it('a refresh token is confirmed only by its successor’s access token or use', async () => {
    const { refreshToken, session } = await logIn();
    const second = await rotated(refreshToken);
    for (const other of [refreshToken, 'invented']) expect(await used(other, session.id)).not.toBeNull();
    after(REFRESH_GRACE_MS);
    expect(await rotated(refreshToken)).toBe(second);
    await rotated(second);
    after(REFRESH_GRACE_MS + 1);
    expect(await identity.rotate(refreshToken), 'its use confirms a token as well').toEqual({ kind: 'reused', sessionId: session.id });
  });

  it('a refresh token names its session while it is valid', async () => {
    const device = 'a browser';
    const { refreshToken, session } = await logIn(device);
    const second = await rotated(refreshToken, device);
    expect(await identity.sessionOfRefreshToken(refreshToken, device)).toMatchObject({ id: session.id });
    await used(second, session.id);
    expect(await identity.sessionOfRefreshToken(refreshToken, device)).toBeNull();
    expect(await identity.sessionOfRefreshToken(second, device)).toMatchObject({ id: session.id });
  });

  it('five tabs that renew one refresh token at once get the same new token', async () => {
    const { refreshToken } = await logIn();
    const given = await Promise.all(Array.from({ length: 5 }, () => rotated(refreshToken)));
    expect(new Set(given).size).toBe(1);
  });

  it('a refresh token used again after the grace ends the session', async () => {
    const { refreshToken, session, accessToken } = await logIn();
    const thief = await rotated(refreshToken);
    expect(await used(thief, session.id)).not.toBeNull();
    after(REFRESH_GRACE_MS + 1);
    expect(await identity.rotate(refreshToken)).toEqual({ kind: 'reused', sessionId: session.id });
    expect(await identity.rotate(thief)).toEqual({ kind: 'refused' });
    expect(await identity.authenticate(accessToken, false)).toBeNull();
  });

  describe('a refresh token that a thief uses first', () => {
    const stolen = async (device: string | null = null) => {
      const { refreshToken, session } = await logIn(device);
      const thiefs = await rotated(refreshToken, device);
      after(REFRESH_GRACE_MS + 1);
      const players = await rotated(refreshToken, device);
      return { refreshToken, session, thiefs, players };
    };

    it('a thief who asked first ends the session with the second use of the token', async () => {
      const { session, thiefs, players } = await stolen();
      expect(await used(players, session.id)).not.toBeNull();
      expect(await identity.rotate(thiefs)).toEqual({ kind: 'reused', sessionId: session.id });
      expect(await used(players, session.id)).toBeNull();
    });

    it('a thief’s access token ends the session and is refused', async () => {
      const { session, thiefs, players } = await stolen('a copied browser');
      expect(await identity.sessionOfRefreshToken(thiefs, 'a copied browser'), 'nor a way in by it').toBeNull();
      expect(await used(players, session.id)).not.toBeNull();
      expect(await used(thiefs, session.id)).toBeNull();
      expect(await identity.rotate(players)).toEqual({ kind: 'refused' });
    });

    it('a thief who uses the stolen token after the player ends the session', async () => {
      const { refreshToken, session, players } = await stolen();
      expect(await used(players, session.id)).not.toBeNull();
      after(REFRESH_GRACE_MS + 1);
      expect(await identity.rotate(refreshToken)).toEqual({ kind: 'reused', sessionId: session.id });
    });

    it('a thief who asks again before the player makes the player’s token invalid', async () => {
      const { refreshToken, session, players } = await stolen();
      after(REFRESH_GRACE_MS + 1);
      await rotated(refreshToken);
      expect(await used(players, session.id)).toBeNull();
    });

    it('a thief who asks thirty times ends the session', async () => {
      const { refreshToken, session } = await logIn();
      await rotated(refreshToken);
      for (let asked = 0; asked < 30; asked += 1) {
        after(REFRESH_GRACE_MS + 1);
        await rotated(refreshToken);
      }
      after(REFRESH_GRACE_MS + 1);
      expect(await identity.rotate(refreshToken)).toEqual({ kind: 'reused', sessionId: session.id });
    });
  });

  it('an invented refresh token is refused and ends no session', async () => {
    const { accessToken } = await logIn();
    expect(await identity.rotate('invented')).toEqual({ kind: 'refused' });
    expect(await identity.authenticate(accessToken, false)).not.toBeNull();
  });

  it('a refresh token is not stored in clear text', async () => {
    const { refreshToken } = await logIn();
    const rows = await store().db.selectFrom('refresh_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });
});

describe('an anonymous token', () => {
  it('an anonymous token names a visitor and cannot be forged', () => {
    const token = identity.issueAnonymousToken();
    const id = identity.readAnonymousToken(token);
    expect(id).toBe(token.split('.')[0]);
    expect(identity.readAnonymousToken(`${randomBytes(16).toString('base64url')}.${token.split('.')[1] ?? ''}`)).toBeNull();
    for (const forged of ['', '.', 'a.b', `${token}.c`, token.slice(1)]) expect(identity.readAnonymousToken(forged)).toBeNull();
  });
});
