import { fastify } from 'fastify';
import { Registry } from 'prom-client';
import { describe, expect, it, vi } from 'vitest';
import { createRateLimits } from '#server/platform/rateLimits/index.ts';
import type { AppDeps } from '../deps.ts';
import { registerTelemetry } from './telemetry.ts';

const node = { type: 'node', at: 1, revision: 'r1', nodeId: 'home-live', kind: 'HologramShelf', reason: 'UNKNOWN' };

function sink() {
  let nowMs = 0;
  const app = fastify();
  const registry = new Registry();
  const warn = vi.fn();
  const failed = vi.fn();
  const deps = {
    log: { warn },
    health: { failed },
    rateLimits: createRateLimits(() => nowMs),
    identity: { readAnonymousToken: (token: string) => (token === 'signed' ? 's1' : null) },
  };
  registerTelemetry(app, deps as unknown as AppDeps, { registry });
  return {
    registry,
    warn,
    failed,
    later: (ms: number) => (nowMs += ms),
    send: (payload: object, remoteAddress = '127.0.0.1') => app.inject({ method: 'POST', url: '/telemetry', payload, remoteAddress }),
  };
}

describe('the sink of page reports', () => {
  it('the sink counts and logs page reports', async () => {
    const { registry, warn, send } = sink();
    expect(
      (await send({ entries: [node, { type: 'error', at: 2, category: 'render', name: 'TypeError', message: 'x is not a function' }] }))
        .statusCode,
    ).toBe(204);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'page-report', kind: 'HologramShelf' }));
    expect(await registry.metrics()).toContain('page_reports_total{type="node",category="render"} 1');
  });

  it('a report of a failed node has a session only if its token is signed', async () => {
    const { failed, send } = sink();
    const error = { type: 'error', at: 2, category: 'render', name: 'TypeError', message: 'no' };
    await send({ session: 'signed', entries: [node, error] });
    await send({ session: 'forged', entries: [node] });
    await send({ entries: [node] });
    expect(failed.mock.calls.map(([who, report]) => [who, report.nodeId])).toEqual(
      ['s1', null, null].map((session) => [{ session, ip: '127.0.0.1' }, 'home-live']),
    );
  });

  it('the sink takes 120 batches per address and minute, and logs each', async () => {
    const { warn, send, later } = sink();
    for (let sent = 0; sent < 120; sent += 1) expect((await send({ entries: [node] })).statusCode).toBe(204);
    expect((await send({ entries: [node] })).statusCode).toBe(429);
    expect((await send({ entries: [node] }, '192.0.2.1')).statusCode, 'another line').toBe(204);
    expect(warn).toHaveBeenCalledTimes(121);
    later(60_000);
    expect((await send({ entries: [node] })).statusCode).toBe(204);
  });

  it.each([
    { session: 7, entries: [node] },
    {},
    { entries: [] },
    { entries: [{ type: 'error' }] },
    { entries: Array.from({ length: 201 }, () => node) },
  ])('the sink refuses an unreadable report: %#', async (body) => {
    const { warn, send } = sink();
    expect((await send(body)).statusCode).toBe(422);
    expect(warn).not.toHaveBeenCalled();
  });
});
