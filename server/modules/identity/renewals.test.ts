import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { testMails } from '#tests/support/mails.ts';
import { passwordAccount } from '#tests/support/passwordAccount.ts';
import { testPorts } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { hashPassword } from './passwords/passwords.ts';
import { openIdentity, type Identity } from './index.ts';
import type { LoggedIn } from './sessions/sessions.ts';
import { REFRESH_GRACE_MS } from './tokens/refresh.ts';

const store = useTestStore();
const clock = testPorts();
const ports = { ...clock, newSecret: (bytes: number) => randomBytes(bytes).toString('base64url') };
const folder = mkdtempSync(join(tmpdir(), 'linemaker-keys-'));
const PASSWORD = 'correct horse battery staple';
let passwordHash = '';
let identity: Identity;
let player = '';
let email = '';

const after = (ms: number) => clock.setNow(new Date(clock.now().getTime() + ms));

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  identity = await openIdentity({
    db: store().db,
    ports,
    bus: createMemoryBus(),
    log: pino({ level: 'silent' }),
    keysFile: join(folder, 'keys.json'),
    mail: testMails(store().db).outbox,
  });
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  clock.setNow(NOON);
  ({ player, email } = await passwordAccount(store().db, passwordHash));
});

async function logIn(device: string | null = null): Promise<LoggedIn> {
  const result = await identity.logIn(email, PASSWORD, device);
  if (!result.ok) throw new Error(result.refusal as string);
  return result.value;
}
const used = async (refreshToken: string, sessionId: string) =>
  identity.authenticate(await identity.issueAccessToken({ playerId: player, sessionId, refreshToken }), false);

describe('a repeated renewal of a refresh token', () => {
  const ASKED = 'a request';
  const askedFor = async (token: string, request = ASKED): Promise<string> => {
    const rotation = await identity.rotate(token, { asked: request });
    return rotation.kind === 'rotated' ? rotation.refreshToken : rotation.kind;
  };

  it('a repeated renewal gets the same answer until its token is used, however late', async () => {
    const { refreshToken, session } = await logIn();
    const second = await askedFor(refreshToken);
    for (let late = 0; late < 3; late += 1) {
      after(60_000);
      expect(await askedFor(refreshToken)).toBe(second);
    }
    expect(await used(second, session.id)).not.toBeNull();
  });

  it('a repeated renewal gets nothing once its answer is in use, and ends no session', async () => {
    const { refreshToken, session } = await logIn();
    const second = await askedFor(refreshToken);
    expect(await used(second, session.id)).not.toBeNull();
    after(REFRESH_GRACE_MS + 1);
    expect(await askedFor(refreshToken)).toBe('repeated');
    const third = await askedFor(second, 'the next request');
    after(REFRESH_GRACE_MS + 1);
    for (const [token, request] of [
      [refreshToken, ASKED],
      [second, 'the next request'],
    ] as const)
      expect([await askedFor(token, request), await used(third, session.id)]).toMatchObject([
        token === second ? third : 'repeated',
        { id: session.id },
      ]);
  });

  it('a session survives a renewal that a later one of the same browser overtook', async () => {
    const { refreshToken, session } = await logIn();
    await askedFor(refreshToken);
    after(REFRESH_GRACE_MS + 1);
    const second = await askedFor(refreshToken, 'asked anew');
    expect(await used(second, session.id)).not.toBeNull();
    after(REFRESH_GRACE_MS + 1);
    expect([await askedFor(refreshToken), await askedFor(refreshToken, 'asked anew')]).toEqual(['repeated', 'repeated']);
    expect(await used(second, session.id)).not.toBeNull();
  });

  it('another renewal with a used refresh token ends the session, with or without a request name', async () => {
    for (const request of ['another', null]) {
      const { refreshToken, session } = await logIn();
      expect(await used(await askedFor(refreshToken), session.id)).not.toBeNull();
      after(REFRESH_GRACE_MS + 1);
      expect(await identity.rotate(refreshToken, { asked: request })).toEqual({ kind: 'reused', sessionId: session.id });
    }
  });

  it('a thief who repeats the player’s whole request ends the session at the second use', async () => {
    const { refreshToken, session } = await logIn();
    const players = await askedFor(refreshToken);
    after(REFRESH_GRACE_MS + 1);
    expect(await askedFor(refreshToken), 'the thief').toBe(players);
    const thiefs = await askedFor(players, 'of the thief');
    expect(await used(thiefs, session.id)).not.toBeNull();
    after(REFRESH_GRACE_MS + 1);
    expect(await identity.rotate(players, { asked: 'of the player' })).toEqual({ kind: 'reused', sessionId: session.id });
    expect(await used(thiefs, session.id)).toBeNull();
  });

  it('a thief who renews first with a chosen request name gets nothing more once the player has renewed', async () => {
    const { refreshToken, session } = await logIn();
    const thiefs = await askedFor(refreshToken, 'of the thief');
    after(REFRESH_GRACE_MS + 1);
    const players = await askedFor(refreshToken);
    expect(players).not.toBe(thiefs);
    after(1);
    expect(await askedFor(refreshToken, 'of the thief'), 'while nobody has used it').toBe('repeated');
    expect(await used(players, session.id)).not.toBeNull();
    for (let late = 0; late < 3; late += 1) {
      after(8_000);
      expect(await askedFor(refreshToken, 'of the thief')).toBe('repeated');
    }
    expect(await used(players, session.id), 'the player').not.toBeNull();
    expect(await identity.rotate(thiefs, { asked: 'of the thief again' })).toEqual({ kind: 'reused', sessionId: session.id });
  });

  it('a thief who renews first and again with another name ends the session', async () => {
    const { refreshToken, session } = await logIn();
    await askedFor(refreshToken, 'of the thief');
    after(REFRESH_GRACE_MS + 1);
    expect(await used(await askedFor(refreshToken), session.id)).not.toBeNull();
    after(REFRESH_GRACE_MS + 1);
    expect(await identity.rotate(refreshToken, { asked: 'of the thief again' })).toEqual({ kind: 'reused', sessionId: session.id });
  });

  it('a thief who keeps renewing by one name ends the session when the player renews', async () => {
    const { refreshToken, session } = await logIn();
    const thiefs = await askedFor(refreshToken, 'of the thief');
    after(REFRESH_GRACE_MS);
    for (let time = 0; time < 30; time += 1) {
      after(8_000);
      expect(await askedFor(refreshToken, 'of the thief')).toBe(thiefs);
    }
    expect(await identity.rotate(refreshToken, { asked: ASKED })).toEqual({ kind: 'reused', sessionId: session.id });
    expect(await used(thiefs, session.id)).toBeNull();
  });

  it('a thief with another browser ends the session at once, by whatever request', async () => {
    const mine = { device: 'of the player' };
    for (const device of ['of the thief', null]) {
      for (const asked of [null, ASKED, 'of the thief']) {
        const { refreshToken, session } = await logIn();
        const second = await identity.rotate(refreshToken, { ...mine, asked: ASKED });
        if (second.kind !== 'rotated') throw new Error(second.kind);
        const stolen = asked === null ? second.refreshToken : refreshToken;
        expect(await identity.sessionOfRefreshToken(stolen, device), 'nor is a code given for it').toBeNull();
        expect(await identity.rotate(stolen, { device, asked })).toEqual({ kind: 'reused', sessionId: session.id });
        expect(await used(second.refreshToken, session.id)).toBeNull();
      }
    }
  });

  it('a thief who uses the first refresh token of a login ends the session and gets no code', async () => {
    for (const device of ['of the thief', null]) {
      const { refreshToken, session } = await logIn('of the player');
      expect(await identity.sessionOfRefreshToken(refreshToken, device)).toBeNull();
      expect(await identity.sessionOfRefreshToken(refreshToken, 'of the player')).toMatchObject({ id: session.id });
      expect(await identity.rotate(refreshToken, { device })).toEqual({ kind: 'reused', sessionId: session.id });
      expect(await identity.rotate(refreshToken, { device: 'of the player' })).toMatchObject({ kind: 'refused' });
    }
  });

  it('a thief with another browser who renews first ends the session when the player renews', async () => {
    const { refreshToken, session } = await logIn();
    const thiefs = await askedFor(refreshToken, 'of the thief');
    expect(await identity.rotate(refreshToken, { device: 'of the player', asked: ASKED })).toEqual({
      kind: 'reused',
      sessionId: session.id,
    });
    expect(await used(thiefs, session.id)).toBeNull();
  });

  it('simultaneous renewals of one browser share a token, and a token stored without a browser is renewed', async () => {
    const { refreshToken, session } = await logIn();
    const mine = { device: 'of the player' };
    const given = async (asked: string | null): Promise<string> => {
      const rotation = await identity.rotate(refreshToken, { ...mine, asked });
      return rotation.kind === 'rotated' ? rotation.refreshToken : rotation.kind;
    };
    const second = await given(null);
    expect(await given(ASKED)).toBe(second);
    expect(await identity.sessionOfRefreshToken(second, 'of the player')).toMatchObject({ id: session.id });
    await store()
      .db.updateTable('refresh_tokens')
      .set({ browser: sql<string>`NULL` })
      .where('session_id', '=', session.id)
      .execute();
    expect(await identity.sessionOfRefreshToken(second, 'of an older build'), 'which opens nothing but a renewal').toBeNull();
    expect(await identity.rotate(second, { device: 'of an older build' })).toMatchObject({ kind: 'rotated' });
  });

  it('the last 64 request names of a refresh token are stored', async () => {
    const { refreshToken, session } = await logIn();
    for (let nth = 0; nth < 66; nth += 1) await askedFor(refreshToken, `request ${nth}`);
    const { asked_by: asked } = await store()
      .db.selectFrom('refresh_tokens')
      .select('asked_by')
      .where('session_id', '=', session.id)
      .where('used_at', 'is not', null)
      .executeTakeFirstOrThrow();
    expect([asked.length, asked[0], asked.at(-1)]).toEqual([64, 'request 65:0', 'request 2:0']);
  });

  it('a page that loses thirty answers to the same token request stays logged in with the next answer', async () => {
    const { refreshToken, session } = await logIn();
    for (let lost = 0; lost < 30; lost += 1) {
      await askedFor(refreshToken);
      after(REFRESH_GRACE_MS + 1);
    }
    expect(await used(await askedFor(refreshToken), session.id)).not.toBeNull();
  });

  it('a page whose renewal is answered as repeated stays logged in by another renewal', async () => {
    const { refreshToken, session } = await logIn();
    await askedFor(refreshToken);
    after(REFRESH_GRACE_MS + 1);
    await askedFor(refreshToken, 'of another tab, which loses the answer');
    expect(await askedFor(refreshToken)).toBe('repeated');
    after(REFRESH_GRACE_MS + 1);
    expect(await used(await askedFor(refreshToken, 'asked anew'), session.id)).not.toBeNull();
  });
});

describe('a refresh token of two rotations ago', () => {
  it('a refresh token from two rotations ago gives nothing, and the one before gives the newest', async () => {
    const device = 'd'.repeat(32);
    const { refreshToken: first, session } = await logIn(device);
    const next = async (token: string): Promise<string> => {
      const rotation = await identity.rotate(token, { asked: null, device });
      return rotation.kind === 'rotated' ? rotation.refreshToken : rotation.kind;
    };
    const second = await next(first);
    expect(await used(second, session.id)).not.toBeNull();
    const third = await next(second);
    expect(await used(third, session.id)).not.toBeNull();
    expect(await next(first), 'two rotations old').toBe('repeated');
    expect(await next(second), 'of a tab that asked at once').toBe(third);
    const fourth = await next(third);
    expect([await next(first), await next(second)]).toEqual(['repeated', 'repeated']);
    expect(await used(fourth, session.id), 'a request that was overtaken ends nothing').not.toBeNull();
    after(REFRESH_GRACE_MS + 1);
    expect(await next(first)).toBe('reused');
    expect(await used(fourth, session.id)).toBeNull();
  });
});

describe('an access token of a session that has ended', () => {
  it('an access token of an ended session is refused at once without the database', async () => {
    const { session } = await logIn();
    const token = await identity.issueAccessToken({ playerId: player, sessionId: session.id });
    expect(await identity.readSigned(token)).toMatchObject({ playerId: player });
    await identity.endSession(session.id, 'logout');
    expect(await identity.readSigned(token)).toBeNull();
    const { session: next } = await logIn();
    const replaced = await identity.issueAccessToken({ playerId: player, sessionId: next.id });
    await logIn();
    expect(await identity.readSigned(replaced), 'replaced by another login').toBeNull();
  });
});
