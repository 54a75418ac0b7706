import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { decodeJwt } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { testPorts } from '#tests/support/players.ts';
import { registerGameProvider } from './gameProvider.ts';
import { GAME_HOST } from './host.ts';
import { defaultControls } from './controls.ts';

const headers = { authorization: 'Bearer s3cret' };
const app = fastify();
registerGameProvider(app, {
  ports: testPorts(),
  secret: 's3cret',
  origin: () => 'http://localhost:1',
  file: join(mkdtempSync(join(tmpdir(), 'book-')), 'book'),
  walletUrl: () => 'http://wallet.test',
  levers: { get: () => defaultControls, set: () => undefined },
});
afterEach(() => vi.restoreAllMocks());

/** Accepts every call, and ends the round during a wager. Returns the calls and results. */
function walletThatEnds(): { readonly acts: string[]; readonly ended: unknown[] } {
  const seen = { acts: [] as string[], ended: [] as unknown[] };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { call } = JSON.parse(String(init?.body)) as { readonly call: string };
    const { act, round } = decodeJwt<{ act: string; round: string }>(call);
    seen.acts.push(act);
    if (act === 'wager') seen.ended.push((await app.inject({ method: 'POST', url: `/rounds/${round}/finish`, headers })).json());
    return Response.json({ balanceCents: '900' });
  });
  return seen;
}

it('a round that the operator ends during its wager is void, returns the wager and reports no win', async () => {
  const game = { id: 'g', title: 'G', category: 'slots', theme: 't', seed: 1, returnToPlayer: 9_500, minCents: '10', maxCents: '1000' };
  const opening = { game, session: 'token', customer: 'c', currency: 'USD', hostOrigin: 'http://localhost:2' };
  const { url } = (await app.inject({ method: 'POST', url: '/games', headers, body: opening })).json<{ url: string }>();
  const seen = walletThatEnds();
  const pressed = { press: 'press-0001', betCents: 100 };
  const path = new URL(url).pathname;
  const played = await app.inject({ method: 'POST', url: `${path}/round`, headers: { host: GAME_HOST }, body: pressed });
  expect(seen.ended).toMatchObject([{ state: 'VOID', wins: [] }]);
  expect([played.statusCode, played.json()]).toMatchObject([409, { state: 'VOID', winCents: 0 }]);
  await vi.waitFor(() => expect(seen.acts).toEqual(['wager', 'return']));
});
