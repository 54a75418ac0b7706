import { fastify } from 'fastify';
import { Registry } from 'prom-client';
import { describe, expect, it, vi } from 'vitest';
import type { AppDeps } from '../app/deps.ts';
import { registerTelemetry } from './telemetry.ts';

const node = { type: 'node', at: 1, revision: 'r1', nodeId: 'home-live', kind: 'HologramShelf', reason: 'UNKNOWN' };

function sink() {
  const app = fastify();
  const registry = new Registry();
  const warn = vi.fn();
  const failed = vi.fn();
  const deps = {
    log: { warn },
    health: { failed },
    identity: { readAnonymousToken: (token: string) => (token === 'signed' ? 's1' : null) },
  };
  registerTelemetry(app, deps as unknown as AppDeps, { registry });
  return { registry, warn, failed, send: (payload: object) => app.inject({ method: 'POST', url: '/telemetry', payload }) };
}

describe('the sink of page reports', () => {
  it('counts and logs what pages report', async () => {
    const { registry, warn, send } = sink();
    expect(
      (await send({ entries: [node, { type: 'error', at: 2, category: 'render', name: 'TypeError', message: 'x is not a function' }] }))
        .statusCode,
    ).toBe(204);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'page-report', kind: 'HologramShelf' }));
    expect(await registry.metrics()).toContain('page_reports_total{type="node",category="render"} 1');
  });

  it('tells of nodes that could not be drawn with the session that signed for it, or with none', async () => {
    const { failed, send } = sink();
    const error = { type: 'error', at: 2, category: 'render', name: 'TypeError', message: 'no' };
    await send({ session: 'signed', entries: [node, error] });
    await send({ session: 'forged', entries: [node] });
    await send({ entries: [node] });
    expect(failed.mock.calls.map(([who, report]) => [who, report.nodeId])).toEqual(
      ['s1', null, null].map((session) => [{ session, ip: '127.0.0.1' }, 'home-live']),
    );
  });

  it.each([
    { session: 7, entries: [node] },
    {},
    { entries: [] },
    { entries: [{ type: 'error' }] },
    { entries: Array.from({ length: 201 }, () => node) },
  ])('refuses what it cannot read: %#', async (body) => {
    const { warn, send } = sink();
    expect((await send(body)).statusCode).toBe(422);
    expect(warn).not.toHaveBeenCalled();
  });
});
