import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { testMails } from '#tests/support/mails.ts';
import { beforeTransactionsOf } from '#tests/support/overtaken.ts';
import { testPorts } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { hashPassword } from './passwords/passwords.ts';
import { openIdentity } from './index.ts';
import { openReset, takeReset } from './passwords/passwordReset.ts';
import { openKeys } from './tokens/keys.ts';
import { createLogIn } from './sessions/logIn.ts';
import { sweepStrangers } from './lockout/strangers.ts';

const store = useTestStore();
const ports = { ...testPorts(), newSecret: (bytes: number) => randomBytes(bytes).toString('base64url') };
const folder = mkdtempSync(join(tmpdir(), 'linemaker-processes-'));
afterAll(() => rmSync(folder, { recursive: true }));
const PASSWORD = 'correct horse battery staple';
const hashed = hashPassword(PASSWORD);
const log = pino({ level: 'silent' });

let email = '';
let player = '';
beforeEach(async () => {
  player = randomUUID();
  email = `${player}@linemaker.test`;
  const names = { username: player, first_name: 'Ada', last_name: 'L' };
  const place = { region: 'US-NJ', currency: 'USD', reality_check_minutes: null, created_at: NOON };
  await store()
    .db.insertInto('players')
    .values({ id: player, email, password_hash: await hashed, ...names, ...place })
    .execute();
});
const stateNow = () =>
  store().db.selectFrom('players').select(['failed_logins', 'locked_at']).where('id', '=', player).executeTakeFirstOrThrow();

const servers = (count: number) => Array.from({ length: count }, () => createLogIn({ db: store().db, ports, bus: createMemoryBus(), log }));

describe('several servers', () => {
  it('several servers count the failed logins of a player together', async () => {
    const answers = await Promise.all(servers(6).map((logIn, at) => logIn(email, `guess ${at}`)));
    const refusals = answers.map((answer) => (answer.ok ? 'ok' : answer.refusal));
    expect(refusals.filter((refusal) => refusal === 'wrong')).toHaveLength(2);
    expect(refusals.filter((refusal) => refusal === 'locked')).toHaveLength(4);
    expect(await stateNow()).toEqual({ failed_logins: 3, locked_at: NOON });
  });

  it('several servers count failed logins of an unknown address together, also after a restart', async () => {
    const stranger = `${randomUUID()}@linemaker.test`;
    const answers = await Promise.all(servers(6).map((logIn, at) => logIn(stranger, `guess ${at}`)));
    const refusals = answers.map((answer) => (answer.ok ? 'ok' : answer.refusal));
    expect(refusals.filter((refusal) => refusal === 'wrong')).toHaveLength(2);
    expect(refusals.filter((refusal) => refusal === 'locked')).toHaveLength(4);
    const [restarted] = servers(1);
    expect(await restarted?.(stranger.toUpperCase(), 'another')).toEqual({ ok: false, refusal: 'locked' });
    await sweepStrangers({ db: store().db, ports: { now: () => new Date(NOON.getTime() + 89 * 24 * 3_600_000) } });
    expect(await restarted?.(stranger, 'another')).toEqual({ ok: false, refusal: 'locked' });
    await sweepStrangers({ db: store().db, ports: { now: () => new Date(NOON.getTime() + 91 * 24 * 3_600_000) } });
    expect(await restarted?.(stranger, 'another'), 'forgotten in the end').toEqual({ ok: false, refusal: 'wrong' });
  });

  it('a login is refused if another server has just locked the account', async () => {
    const [other] = servers(1);
    let isFirst = true;
    const db = beforeTransactionsOf(store().db, async () => {
      if (!isFirst) return;
      isFirst = false;
      for (const guess of ['a', 'b', 'c']) await other?.(email, guess);
    });
    const late = createLogIn({ db, ports, bus: createMemoryBus(), log });
    expect(await late(email, PASSWORD)).toEqual({ ok: false, refusal: 'locked' });
    expect(await stateNow()).toEqual({ failed_logins: 3, locked_at: NOON });
    expect(await store().db.selectFrom('sessions').select('id').where('player_id', '=', player).execute()).toEqual([]);
  });

  it('a login with a password that was just replaced is refused', async () => {
    const next = 'a new one, chosen by way of a mail';
    let isFirst = true;
    const db = beforeTransactionsOf(store().db, async () => {
      if (!isFirst) return;
      isFirst = false;
      const { outbox: mail } = testMails(store().db);
      let way = '';
      await openReset({ db: store().db, ports, log, mail }, { email, linkOf: (token) => (way = token) });
      expect(await takeReset({ db: store().db, ports, bus: createMemoryBus(), log, mail }, way, next)).toEqual({ mailId: null });
    });
    const late = createLogIn({ db, ports, bus: createMemoryBus(), log });
    expect(await late(email, PASSWORD)).toEqual({ ok: false, refusal: 'wrong' });
    expect(await store().db.selectFrom('sessions').select('id').where('player_id', '=', player).execute()).toEqual([]);
    const [logIn] = servers(1);
    expect(await logIn?.(email, next)).toMatchObject({ ok: true });
  });

  it('simultaneous logins at several servers leave one session', async () => {
    const answers = await Promise.all(servers(4).map((logIn) => logIn(email, PASSWORD)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const open = await store()
      .db.selectFrom('sessions')
      .select('id')
      .where('player_id', '=', player)
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toHaveLength(1);
  });
});

describe('the key file', () => {
  it('several servers that create keys at once end up with one key pair', async () => {
    const file = join(folder, 'at-once.json');
    const made = await Promise.all(Array.from({ length: 6 }, () => openKeys(file)));
    const kept = await openKeys(file);
    expect(new Set(made.map(({ kid }) => kid))).toEqual(new Set([kept.kid]));
    expect(made.every(({ secret }) => secret.equals(kept.secret))).toBe(true);
    expect(Object.keys(kept.publicJwk)).not.toContain('d');
    expect(readdirSync(folder).filter((name) => name.startsWith('at-once'))).toEqual(['at-once.json']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{', 'not keys'])('a key file with %j is refused with a specific error and not replaced', async (text) => {
    const file = join(folder, 'spoilt.json');
    writeFileSync(file, text);
    await expect(openKeys(file)).rejects.toThrow(`The keys in ${file} cannot be read`);
  });

  it('a key file that lacks any part is refused with a specific error and not replaced', async () => {
    const file = join(folder, 'lacking.json');
    const whole = join(folder, 'whole.json');
    await openKeys(whole);
    const stored = JSON.parse(readFileSync(whole, 'utf8')) as Record<string, unknown>;
    const lacking = [
      null,
      [],
      7,
      {},
      ...Object.keys(stored).map((part) => ({ ...stored, [part]: undefined })),
      { ...stored, secret: 'AA' },
    ];
    for (const one of lacking) {
      const text = JSON.stringify(one);
      writeFileSync(file, text);
      await expect(openKeys(file), text).rejects.toThrow(`The keys in ${file} cannot be read`);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });
});

describe('a token', () => {
  const keysFile = join(folder, 'tokens.json');
  const open = () => openIdentity({ db: store().db, ports, bus: createMemoryBus(), log, keysFile, mail: testMails(store().db).outbox });

  it('a token with one changed letter is refused', async () => {
    const identity = await open();
    const loggedIn = await identity.logIn(email, PASSWORD);
    if (!loggedIn.ok) throw new Error(loggedIn.refusal as string);
    const { session } = loggedIn.value;
    const token = await identity.issueAccessToken({ playerId: player, sessionId: session.id });
    expect(await identity.authenticate(token, false)).toMatchObject({ id: session.id });
    const [head = '', body = '', signature = ''] = token.split('.');
    const spoil = (part: string, at: number) => part.slice(0, at) + (part[at] === 'A' ? 'B' : 'A') + part.slice(at + 1);
    // Skips each part's last letter, some of whose bits may have no meaning.
    for (let at = 0; at < body.length - 1; at += 7)
      expect(await identity.readSigned([head, spoil(body, at), signature].join('.'))).toBeNull();
    for (let at = 0; at < signature.length - 1; at += 7)
      expect(await identity.readSigned([head, body, spoil(signature, at)].join('.'))).toBeNull();
  });

  it('a token with another issuer, audience or type, or without expiry, is refused', async () => {
    const identity = await open();
    const keys = await openKeys(keysFile);
    const now = Math.floor(NOON.getTime() / 1000);
    const make = (change: { typ?: string; iss?: string; aud?: string; exp?: number | null }) => {
      const { typ = 'at+jwt', iss = 'urn:linemaker:identity', aud = 'urn:linemaker:api', exp = now + 60 } = change;
      const token = new SignJWT({ sid: 's' }).setProtectedHeader({ alg: 'ES256', typ }).setSubject(player).setJti('j');
      return (exp === null ? token : token.setExpirationTime(exp)).setIssuer(iss).setAudience(aud).sign(keys.privateKey);
    };
    expect(await identity.readSigned(await make({}))).not.toBeNull();
    for (const change of [{ typ: 'geo+jwt' }, { typ: 'JWT' }, { iss: 'urn:other' }, { aud: 'urn:other' }, { exp: now - 1 }, { exp: null }])
      expect(await identity.readSigned(await make(change)), JSON.stringify(change)).toBeNull();
  });

  it('a token without an algorithm, or a text that is no token, is refused', async () => {
    const identity = await open();
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = part({ sub: player, sid: 's', jti: 'j', iss: 'urn:linemaker:identity', aud: 'urn:linemaker:api', exp: 9_999_999_999 });
    for (const token of [`${part({ alg: 'none', typ: 'at+jwt' })}.${claims}.`, '', '.', '..', 'a.b.c', 'é'.repeat(50), '\0'])
      expect(await identity.authenticate(token, true), token).toBeNull();
  });

  it('a visitor’s token is accepted only as a whole', async () => {
    const identity = await open();
    const token = identity.issueAnonymousToken();
    const [id = '', mac = ''] = token.split('.');
    expect(identity.readAnonymousToken(token)).toBe(id);
    for (const other of [
      '',
      '.',
      `${id}.`,
      `.${mac}`,
      id,
      `${token}.`,
      `${token}.x`,
      `${id}.${mac}A`,
      `${id}x.${mac}`,
      `${id}.${mac.toLowerCase()}`,
    ])
      expect(identity.readAnonymousToken(other), other).toBeNull();
  });
});
