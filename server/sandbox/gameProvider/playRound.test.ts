import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { decodeJwt } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { testPorts } from '#tests/support/players.ts';
import { seededDraw } from '#tests/support/seededDraw.ts';
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

/** Imitates a wallet that accepts every call, and during a round's wager ends the round. Returns the calls and results. */
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
  const game = {
    ...{ id: 'game-grand-meridian', title: 'G', category: 'slots', theme: 't', seed: 1 },
    ...{ returnToPlayer: 9_539, minCents: '20', maxCents: '1000' },
  };
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

it('a slot without a title, or with another return than its own, is not opened', async () => {
  const game = { id: 'game-grand-meridian', title: 'G', category: 'slots', theme: 't', seed: 1, minCents: '20', maxCents: '1000' };
  const open = async (changes: object) => {
    const body = { game: { ...game, ...changes }, session: null, customer: null, currency: 'USD', hostOrigin: 'http://localhost:2' };
    return (await app.inject({ method: 'POST', url: '/games', headers, body })).statusCode;
  };
  expect(await open({ returnToPlayer: 9_539 })).toBe(200);
  expect(await open({ returnToPlayer: 9_600 })).toBe(404);
  expect(await open({ returnToPlayer: 9_539, id: 'game-of-nothing' })).toBe(404);
});

it('production refuses draws that are not from a cryptographic source', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const deps = { ports: testPorts(), secret: 's', origin: () => 'http://localhost:1', walletUrl: () => 'http://wallet.test' };
  const levers = { get: () => defaultControls, set: () => undefined };
  const file = join(mkdtempSync(join(tmpdir(), 'book-')), 'book');
  expect(() => registerGameProvider(fastify(), { ...deps, file, levers, draw: seededDraw(1) })).toThrow('cryptographic');
  expect(() => registerGameProvider(fastify(), { ...deps, file, levers })).not.toThrow();
  vi.unstubAllEnvs();
});

it('a round kept before games had unit bets still pays its multiple', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'book-')), 'book');
  const old = {
    what: 'round',
    reference: 'r-old',
    key: 'k',
    betCents: 500,
    startedAt: 1,
    state: 'OPEN',
    isLeftOpen: true,
    message: null,
    isSeen: false,
  };
  writeFileSync(
    file,
    `${JSON.stringify({ ...old, outcome: { multiple: 8, description: 'Three bells', shown: { kind: 'reels', faces: [] } } })}\n`,
  );
  const kept = fastify();
  const levers = { get: () => defaultControls, set: () => undefined };
  registerGameProvider(kept, {
    ports: testPorts(),
    secret: 's3cret',
    origin: () => 'http://localhost:1',
    file,
    walletUrl: () => 'http://wallet.test',
    levers,
  });
  const ended = await kept.inject({ method: 'POST', url: '/rounds/r-old/finish', headers });
  expect(ended.json()).toMatchObject({ state: 'OVER', wins: [{ amountCents: '4000' }], description: 'Three bells' });
});
