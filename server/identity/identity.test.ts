import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { topics } from '#server/live/bus.ts';
import { createMemoryBus } from '#server/live/memoryBus.ts';
import { testPorts } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { hashPassword, INACTIVITY_MINUTES, openIdentity, type Identity, type LoggedIn } from './index.ts';
import { REFRESH_GRACE_MS } from './refresh.ts';
import { SESSION_HOURS } from './sessions.ts';

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

const open = () => openIdentity({ db: store().db, ports, bus, log: pino({ level: 'silent' }), keysFile });
const after = (ms: number) => clock.setNow(new Date(clock.now().getTime() + ms));

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  identity = await open();
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  clock.setNow(NOON);
  player = randomUUID();
  email = `${player}@Linemaker.test`;
  await store()
    .db.insertInto('players')
    .values({
      id: player,
      email,
      username: player,
      password_hash: passwordHash,
      first_name: 'Ada',
      last_name: 'L',
      region: 'US-NJ',
      currency: 'USD',
      reality_check_minutes: null,
      created_at: NOON,
    })
    .execute();
});

async function logIn(): Promise<LoggedIn & { accessToken: string }> {
  const result = await identity.logIn(email, PASSWORD);
  if (!result.ok) throw new Error(result.refusal as string);
  const { session } = result.value;
  return { ...result.value, accessToken: await identity.issueAccessToken({ playerId: session.player_id, sessionId: session.id }) };
}

describe('a login', () => {
  it('opens a session that its token stands for, whatever the case of the address', async () => {
    email = email.toUpperCase();
    const { accessToken, session } = await logIn();
    expect(await identity.authenticate(accessToken, false)).toMatchObject({ id: session.id, player_id: player });
  });

  it('ends the session before it, and says so to its sockets', async () => {
    const first = await logIn();
    const ended: unknown[] = [];
    bus.subscribe(topics.session(first.session.id), (message) => ended.push(message));
    const second = await logIn();
    expect(ended).toEqual([{ reason: 'superseded' }]);
    expect(await identity.authenticate(first.accessToken, false)).toBeNull();
    expect(await identity.rotate(first.refreshToken)).toEqual({ kind: 'refused' });
    expect(await identity.authenticate(second.accessToken, false)).toMatchObject({ previous_login_at: NOON });
  });

  it('locks after three failures, also for the right password, and tells strangers the same', async () => {
    const answers = async (address: string) => {
      const given = [];
      for (const password of ['a', 'b', 'c', PASSWORD]) given.push(await identity.logIn(address, password));
      return given.map((answer) => (answer.ok ? 'ok' : answer.refusal));
    };
    const known = await answers(email);
    expect(known).toEqual(['wrong', 'wrong', 'locked', 'locked']);
    expect(await answers(`stranger-${player}@linemaker.test`)).toEqual(known);
  });

  it('forgets failures once it succeeds', async () => {
    for (const password of ['a', 'b', PASSWORD, 'a', 'b', PASSWORD]) await identity.logIn(email, password);
    expect(await store().db.selectFrom('players').select('failed_logins').where('id', '=', player).executeTakeFirst()).toEqual({
      failed_logins: 0,
    });
  });

  it('cannot be guessed faster by guessing at once', async () => {
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, at) => identity.logIn(email, `guess ${at}`)));
    const reasons = guesses.map((guess) => (guess.ok ? 'ok' : guess.refusal));
    expect(reasons.filter((reason) => reason === 'wrong')).toHaveLength(2);
    expect(reasons.filter((reason) => reason === 'busy').length).toBeGreaterThan(0);
    expect(await identity.logIn(email, PASSWORD)).toEqual({ ok: false, refusal: 'locked' });
  });
});

describe('an access token', () => {
  it('dies with its time, its session, or a changed letter', async () => {
    const { accessToken, session } = await logIn();
    expect(await identity.authenticate(`${accessToken.slice(0, -2)}xx`, false)).toBeNull();
    expect(await identity.authenticate('rubbish', false)).toBeNull();
    await identity.endSession(session.id, 'logout');
    expect(await identity.authenticate(accessToken, false)).toBeNull();
    const next = await logIn();
    after(900_000);
    expect(await identity.authenticate(next.accessToken, false)).toBeNull();
  });

  it('is known to every process that shares the keys, which nobody else can read', async () => {
    const { accessToken } = await logIn();
    expect(await (await open()).authenticate(accessToken, false)).not.toBeNull();
    expect(statSync(keysFile).mode & 0o777).toBe(0o600);
  });

  it('still names its session for a logout after it has run out', async () => {
    const { accessToken, session, refreshToken } = await logIn();
    after(3_600_000);
    expect(await identity.sessionToEnd({ accessToken, refreshToken: null })).toBe(session.id);
    expect(await identity.sessionToEnd({ accessToken: null, refreshToken })).toBe(session.id);
    expect(await identity.sessionToEnd({ accessToken: 'rubbish', refreshToken: 'rubbish' })).toBeNull();
  });
});

describe('a session', () => {
  const minutes = (count: number) => after(count * 60_000);

  it('ends without an act of the player, polls do not count', async () => {
    const { accessToken, session } = await logIn();
    minutes(10);
    expect(await identity.authenticate(accessToken, false)).not.toBeNull();
    minutes(INACTIVITY_MINUTES - 10);
    const fresh = await identity.issueAccessToken({ playerId: player, sessionId: session.id });
    expect(await identity.authenticate(fresh, true)).toBeNull();
  });

  it('checklist 5: lives on by acts, until its absolute end', async () => {
    const { session } = await logIn();
    const alive = async () => identity.authenticate(await identity.issueAccessToken({ playerId: player, sessionId: session.id }), true);
    for (let spent = 10; spent < SESSION_HOURS * 60; spent += 10) {
      minutes(10);
      expect(await alive()).not.toBeNull();
    }
    minutes(10);
    expect(await alive()).toBeNull();
  });

  it('that has run out is swept, and its sockets hear of it', async () => {
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
  const rotated = async (token: string): Promise<string> => {
    const rotation = await identity.rotate(token);
    if (rotation.kind !== 'rotated') throw new Error(rotation.kind);
    return rotation.refreshToken;
  };

  it('gives another each time', async () => {
    const { refreshToken } = await logIn();
    const second = await rotated(refreshToken);
    const third = await rotated(second);
    expect(new Set([refreshToken, second, third]).size).toBe(3);
  });

  it('whose answer was lost gives the same successor within the grace', async () => {
    const { refreshToken } = await logIn();
    const second = await rotated(refreshToken);
    after(REFRESH_GRACE_MS);
    expect(await rotated(refreshToken)).toBe(second);
  });

  it('asked for by five tabs at once keeps one line of tokens', async () => {
    const { refreshToken } = await logIn();
    const given = await Promise.all(Array.from({ length: 5 }, () => rotated(refreshToken)));
    expect(new Set(given).size).toBe(1);
  });

  it('used again after the grace ends the session of both users', async () => {
    const { refreshToken, session, accessToken } = await logIn();
    const thief = await rotated(refreshToken);
    after(REFRESH_GRACE_MS + 1);
    expect(await identity.rotate(refreshToken)).toEqual({ kind: 'reused', sessionId: session.id });
    expect(await identity.rotate(thief)).toEqual({ kind: 'refused' });
    expect(await identity.authenticate(accessToken, false)).toBeNull();
  });

  it('nobody gave is refused, and ends nothing', async () => {
    const { accessToken } = await logIn();
    expect(await identity.rotate('invented')).toEqual({ kind: 'refused' });
    expect(await identity.authenticate(accessToken, false)).not.toBeNull();
  });

  it('is not kept in clear', async () => {
    const { refreshToken } = await logIn();
    const rows = await store().db.selectFrom('refresh_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });
});

describe('an anonymous token', () => {
  it('names a visitor, and cannot be made by anyone else', () => {
    const token = identity.issueAnonymousToken();
    const id = identity.readAnonymousToken(token);
    expect(id).toBe(token.split('.')[0]);
    expect(identity.readAnonymousToken(`${randomBytes(16).toString('base64url')}.${token.split('.')[1] ?? ''}`)).toBeNull();
    for (const forged of ['', '.', 'a.b', `${token}.c`, token.slice(1)]) expect(identity.readAnonymousToken(forged)).toBeNull();
  });
});
