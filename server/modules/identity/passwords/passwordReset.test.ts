import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { topics } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { testMails } from '#tests/support/mails.ts';
import { makePlayer, testPorts, type TestPlayer } from '#tests/support/players.ts';
import { useTestStore } from '#tests/support/store.ts';
import { createChangePassword } from './changePassword.ts';
import { openReset, takeReset } from './passwordReset.ts';
import { isPassword } from './passwords.ts';

const store = useTestStore();
const bus = createMemoryBus();
const log = pino({ level: 'silent' });
const ports = { ...testPorts(), newSecret: (bytes: number) => randomBytes(bytes).toString('base64url') };
const OLD = 'correct horse battery';
const NEXT = 'staple of another kind';
let player: TestPlayer;

beforeEach(async () => {
  player = await makePlayer(store().db, { cents: 0n, password: OLD });
});

const emailOf = ({ playerId }: TestPlayer): string => `${playerId}@linemaker.test`;
const deps = () => ({ db: store().db, ports, bus, log, mail: testMails(store().db).outbox });
const open = async (email = emailOf(player)): Promise<string> => {
  let way = '';
  await openReset(deps(), { email, linkOf: (token) => (way = token) });
  return way;
};
const take = (token: string, password = NEXT) => takeReset(deps(), token, password);
const hashNow = async () =>
  (await store().db.selectFrom('players').select('password_hash').where('id', '=', player.playerId).executeTakeFirstOrThrow())
    .password_hash;
const waysOf = (playerId: string | null) =>
  store()
    .db.selectFrom('password_resets')
    .select(['player_id', 'ended_at'])
    .where('player_id', playerId === null ? 'is' : '=', playerId)
    .execute();

describe('a password reset link', () => {
  it('a password reset link closes when the password is changed otherwise', async () => {
    const way = await open();
    const change = createChangePassword({ db: store().db, ports, bus, log });
    expect(await change({ session: { id: player.sessionId, player_id: player.playerId }, current: OLD, next: NEXT })).toMatchObject({
      ok: true,
    });
    expect(await take(way, 'chosen by a stranger')).toBe('closed');
    expect(await isPassword(await hashNow(), NEXT)).toBe(true);
  });

  it('a password reset link stays open after a failed password change', async () => {
    const way = await open();
    const change = createChangePassword({ db: store().db, ports, bus, log });
    await change({ session: { id: player.sessionId, player_id: player.playerId }, current: 'a guess', next: NEXT });
    expect(await take(way)).toEqual({ mailId: null });
  });

  it('a player has one open reset link, however many are requested at once', async () => {
    const ways = await Promise.all(Array.from({ length: 6 }, () => open()));
    expect((await waysOf(player.playerId)).filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
    const taken = [];
    for (const way of ways) taken.push(await take(way));
    expect(taken.filter((answer) => answer !== 'closed')).toEqual([{ mailId: null }]);
  });

  it('a password reset ends the player’s sessions and notifies their sockets', async () => {
    const told: unknown[] = [];
    const stop = bus.subscribe(topics.session(player.sessionId), (message) => told.push(message));
    await take(await open());
    stop();
    expect(told).toEqual([{ reason: 'password-changed' }]);
    expect(await store().db.selectFrom('sessions').select('end_reason').where('id', '=', player.sessionId).executeTakeFirst()).toEqual({
      end_reason: 'password-changed',
    });
  });
});

describe('a password reset request', () => {
  it('a reset request for an unknown address leaves a row like a player’s, and its link is closed', async () => {
    const count = async () => (await store().db.selectFrom('password_resets').select('token_hash').execute()).length;
    const grownBy = async (email: string): Promise<number> => {
      const before = await count();
      await open(email);
      return (await count()) - before;
    };
    expect([await grownBy('nobody@linemaker.test'), await grownBy(emailOf(player))]).toEqual([1, 1]);
    expect(await waysOf(null)).toHaveLength(1);
    const sent = 's'.repeat(43);
    await openReset({ ...deps(), ports: { ...ports, newSecret: () => sent } }, { email: 'nobody@linemaker.test', linkOf: String });
    expect(await take(sent)).toBe('closed');
  });
});
