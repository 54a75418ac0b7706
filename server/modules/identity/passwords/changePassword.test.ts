import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { topics } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { PASSWORD_LENGTH } from '#src/shared/text/password.ts';
import { makePlayer, testPorts, type TestPlayer } from '#tests/support/players.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { useTestStore } from '#tests/support/store.ts';
import { createChangePassword } from './changePassword.ts';
import { isPassword } from './passwords.ts';

const store = useTestStore();
const bus = createMemoryBus();
const OLD = 'correct horse battery';
const NEXT = 'staple of another kind';
let player: TestPlayer;

beforeEach(async () => {
  player = await makePlayer(store().db, { cents: 0n, password: OLD });
});

const changing = () => createChangePassword({ db: store().db, ports: testPorts(), bus, log: pino({ level: 'silent' }) });
const change = (current: string, next: string, by = changing()) =>
  by({ session: { id: player.sessionId, player_id: player.playerId }, current, next });
const rowOf = () => store().db.selectFrom('players').selectAll().where('id', '=', player.playerId).executeTakeFirstOrThrow();

describe('a changed password', () => {
  it('a changed password replaces the earlier one', async () => {
    expect(await change(OLD, NEXT)).toEqual({ ok: true, value: undefined });
    const { password_hash: hash } = await rowOf();
    expect([await isPassword(hash, NEXT), await isPassword(hash, OLD)]).toEqual([true, false]);
  });

  it('a changed password ends the player’s other sessions and notifies their sockets', async () => {
    const other = `session-${randomUUID()}`;
    const stranger = await makePlayer(store().db, { cents: 0n });
    await store()
      .db.insertInto('sessions')
      .values({
        id: other,
        player_id: player.playerId,
        started_at: NOON,
        last_seen_at: NOON,
        expires_at: new Date('2027-01-01'),
        end_reason: null,
      })
      .execute();
    const told: unknown[] = [];
    const stops = [other, player.sessionId, stranger.sessionId].map((id) =>
      bus.subscribe(topics.session(id), (message) => told.push([id, message])),
    );
    await change(OLD, NEXT);
    for (const stop of stops) stop();
    expect(told).toEqual([[other, { reason: 'password-changed' }]]);
    const ended = await store()
      .db.selectFrom('sessions')
      .select(['id', 'end_reason'])
      .where('ended_at', 'is not', null)
      .where('id', 'in', [other, player.sessionId, stranger.sessionId])
      .execute();
    expect(ended).toEqual([{ id: other, end_reason: 'password-changed' }]);
  });

  it('wrong current passwords count as failed logins, and a right one resets the count', async () => {
    expect([await change('a', NEXT), await change('b', NEXT)]).toEqual([
      { ok: false, refusal: 'wrong' },
      { ok: false, refusal: 'wrong' },
    ]);
    expect((await rowOf()).failed_logins).toBe(2);
    await change(OLD, NEXT);
    expect((await rowOf()).failed_logins).toBe(0);
    const answers = [];
    for (const guess of ['a', 'b', 'c', NEXT]) answers.push(await change(guess, OLD));
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.refusal))).toEqual(['wrong', 'wrong', 'locked', 'locked']);
    expect((await rowOf()).locked_at).not.toBeNull();
  });

  it.each([
    ['x'.repeat(PASSWORD_LENGTH.least - 1), 'too-short'],
    ['x'.repeat(PASSWORD_LENGTH.most + 1), 'too-long'],
    [OLD, 'same'],
  ] as const)('the new password %s is refused as %s and not counted as a failure', async (next, refusal) => {
    expect(await change(OLD, next)).toEqual({ ok: false, refusal });
    expect((await rowOf()).failed_logins).toBe(0);
  });

  it('checklist 12: a common password or the email address is refused as the new password', async () => {
    for (const guess of ['Football2026', '12345678', 'aaaaaaaaaa'])
      expect(await change(OLD, guess)).toEqual({ ok: false, refusal: 'common' });
    const { email } = await rowOf();
    expect(await change(OLD, email)).toEqual({ ok: false, refusal: 'common' });
  });

  const letters = (length: number, first: number): string =>
    Array.from({ length }, (_, at) => String.fromCodePoint(first + ((at * 7) % 100))).join('');
  it.each([
    letters(PASSWORD_LENGTH.least, 0x4e00),
    letters(64, 0x61),
    'two words, \t and a tab',
    letters(PASSWORD_LENGTH.most, 0x4e00),
    'pässwörd 🔑 ümläut',
    letters(PASSWORD_LENGTH.most, 0x1f400),
  ])('checklist 12: %s is accepted as the new password', async (next) => {
    expect((await change(OLD, next)).ok).toBe(true);
  });

  it('simultaneous changes set one password, and simultaneous guesses get no more tries', async () => {
    const by = changing();
    const both = await Promise.all([change(OLD, NEXT, by), change(OLD, `${NEXT} too`, by)]);
    expect(both.map((answer) => (answer.ok ? 'ok' : answer.refusal))).toEqual(['ok', 'wrong']);
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, at) => change(`guess ${at}`, OLD, by)));
    const reasons = guesses.map((answer) => (answer.ok ? 'ok' : answer.refusal));
    expect(reasons.filter((reason) => reason === 'busy').length).toBeGreaterThan(0);
    expect(reasons).not.toContain('ok');
    expect(await change(NEXT, OLD, by)).toEqual({ ok: false, refusal: 'locked' });
  });

  it('of two servers that change a password at once, one succeeds', async () => {
    const answers = await Promise.all([change(OLD, NEXT, changing()), change(OLD, `${NEXT} too`, changing())]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
