import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { createRateLimits } from '#server/platform/rateLimits/index.ts';
import { makePlayer } from '#tests/support/players.ts';
import { useTestStore } from '#tests/support/store.ts';
import type { AppDeps } from '../deps.ts';
import { registerDisplays } from './displays.ts';

const store = useTestStore();
const NOON = new Date('2026-11-30T17:00:00Z');
const display = { id: 'display-000000001', revision: 'h1', nodeId: 'notice_home', shownAt: NOON.getTime() };

async function site() {
  const { playerId, sessionId } = await makePlayer(store().db, { now: NOON });
  const app = fastify();
  registerDisplays(app, {
    ...{ db: store().db, ports: { now: () => NOON } as AppDeps['ports'], rateLimits: createRateLimits(() => NOON.getTime()) },
    identity: {
      authenticate: async (token: string) => (token === 'live' ? { id: sessionId, player_id: playerId } : null),
    } as unknown as AppDeps['identity'],
  });
  return async (payload: object, token = 'live') =>
    app.inject({ method: 'POST', url: '/telemetry/displays', payload, headers: { authorization: `Bearer ${token}` } });
}

it('displays are answered with the ids that are kept and those that never will be', async () => {
  const send = await site();
  const answer = await send({ displays: [display] });
  expect([answer.statusCode, answer.json()]).toEqual([200, { kept: [], refused: [display.id] }]);
});

it('displays without a session are answered 401, and those that cannot be read 422', async () => {
  const send = await site();
  const unreadable = [
    {},
    { displays: [] },
    { displays: [{ ...display, page: 'p' }] },
    { displays: [{ ...display, shownAt: 8.64e15 + 1 }] },
  ];
  expect((await send({ displays: [display] }, 'gone')).statusCode).toBe(401);
  for (const payload of unreadable) expect((await send(payload)).statusCode).toBe(422);
});

it('a session sends thirty times a minute, and the rest is told to come later', async () => {
  const send = await site();
  const answers = await Promise.all(Array.from({ length: 32 }, () => send({ displays: [display] })));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
});

it('displays that cannot be written are not acknowledged', async () => {
  const send = await site();
  await store().db.schema.alterTable('node_displays').renameTo('displays_away').execute();
  const answer = await send({ displays: [display] });
  await store().db.schema.alterTable('displays_away').renameTo('node_displays').execute();
  expect(answer.statusCode).toBe(500);
});
