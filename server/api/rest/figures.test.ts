import { fastify } from 'fastify';
import { expect, it, vi } from 'vitest';
import type { AppDeps } from '../deps.ts';
import type { FigureBatch } from '#server/content/index.ts';
import { registerFigures } from './figures.ts';

const batch: FigureBatch = {
  ...{ session: 'signed', page: 'one-view-of-a-page', openedAt: 1, sequence: 0, isPlayer: true },
  nodes: [{ revision: 'h1', nodeId: 'a_home', seen: 1, presses: 2, dwellMs: 900 }],
};

function site(isTaken = true) {
  const app = fastify();
  const take = vi.fn<AppDeps['figures']['take']>(() => isTaken);
  const hosts = { listed: new Map(), hasLocal: true };
  registerFigures(app, {
    ...{ config: { brand: 'tsb', brands: ['tsb', 'hwc'], hosts } as unknown as AppDeps['config'] },
    figures: { take, flush: async () => undefined },
    identity: { readAnonymousToken: (token: string) => (token === 'signed' ? 'visit-1' : null) } as unknown as AppDeps['identity'],
  });
  const send = async (payload: object) => {
    const headers = { host: 'hwc.localhost', 'user-agent': 'Chrome' };
    return (await app.inject({ method: 'POST', url: '/telemetry/nodes', payload, headers, remoteAddress: '192.0.2.9' })).statusCode;
  };
  return { send, take };
}

it('figures are passed on with the visit of the signed token, the network and the brand of the host', async () => {
  const { send, take } = site();
  expect(await send(batch)).toBe(204);
  expect(await send({ ...batch, session: 'forged' })).toBe(204);
  expect(take.mock.calls.map(([, { unit, brand, agent }]) => [unit, brand, agent])).toEqual([
    ['visit-1', 'hwc', 'Chrome'],
    [null, 'hwc', 'Chrome'],
  ]);
});

it('figures over a limit are answered 429', async () => expect(await site(false).send(batch)).toBe(429));

it.each<[string, object]>([
  ['nothing', {}],
  ['a page that names somebody', { ...batch, page: 'jane@example.com' }],
  ['a sequence below 0', { ...batch, sequence: -1 }],
  ['a node seen twice on one page', { ...batch, nodes: [{ revision: 'h1', nodeId: 'a', seen: 2 }] }],
  ['a hundred and one presses', { ...batch, nodes: [{ revision: 'h1', nodeId: 'a', presses: 101 }] }],
  ['three minutes in ten seconds', { ...batch, nodes: [{ revision: 'h1', nodeId: 'a', dwellMs: 180_000 }] }],
  ['a field of its own', { ...batch, player: 'p1' }],
  ['more nodes than a page has', { ...batch, nodes: Array.from({ length: 201 }, () => batch.nodes[0]) }],
])('figures with %s are refused', async (_what, payload) => {
  const { send, take } = site();
  expect(await send(payload)).toBe(422);
  expect(take).not.toHaveBeenCalled();
});
