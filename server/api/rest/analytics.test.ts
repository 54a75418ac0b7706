import { fastify } from 'fastify';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createRateLimits } from '#server/platform/rateLimits/index.ts';
import { readAnalytics, registerAnalytics } from './analytics.ts';

const visit = 'a-visit-of-one-tab';
const viewed = { type: 'page-viewed', at: 1, section: 'home', isLoggedIn: false };
const everything = [
  viewed,
  { type: 'login-completed', at: 2, isReturning: true, location: 'granted', country: 'US' },
  { type: 'login-completed', at: 2, isReturning: false, location: 'unknown', country: null, branchFingerprint: '1023-ab_C' },
  { type: 'logged-out', at: 3, method: 'TIMEOUT' },
  { type: 'casino-visited', at: 4, isFirst: true },
  { type: 'selection-added', at: 5 },
  { type: 'selection-removed', at: 6 },
  { type: 'selection-add-failed', at: 6, code: 'invalid_input' },
  { type: 'betslip-cleared', at: 7 },
  { type: 'bets-placed', at: 8, count: 2 },
  { type: 'bets-refused', at: 9, code: 'ODDS_CHANGED' },
  { type: 'preference-changed', at: 10, preference: 'theme' },
  { type: 'flag-overridden', at: 11, count: 1 },
];

function collector() {
  const app = fastify();
  const registry = new Registry();
  let nowMs = 0;
  registerAnalytics(app, { rateLimits: createRateLimits(() => nowMs) }, { registry });
  return {
    send: async (payload: object, remoteAddress = '192.0.2.1') =>
      (await app.inject({ method: 'POST', url: '/telemetry/events', payload, remoteAddress })).statusCode,
    metrics: () => registry.metrics(),
    later: (ms: number) => (nowMs += ms),
  };
}

describe('the collector of events', () => {
  it('the collector counts events by type and keeps nothing else', async () => {
    const { send, metrics } = collector();
    expect(await send({ visit, events: everything })).toBe(204);
    expect(await send({ visit, lost: 7, events: [viewed] })).toBe(204);
    const text = await metrics();
    expect(text).toContain('page_events_total{type="page-viewed"} 2');
    expect(text).toContain('page_events_total{type="login-completed"} 2');
    expect(text).not.toContain('1023-ab_C');
    for (const { type } of everything.filter((event) => !['page-viewed', 'login-completed'].includes(event.type)))
      expect(text).toContain(`page_events_total{type="${type}"} 1`);
    expect(text).toContain('page_events_lost_total 7');
    expect(text).not.toContain(visit);
  });

  it.each([
    ['nothing', {}],
    ['no visit', { events: [viewed] }],
    ['a visit that names somebody', { visit: 'jane@example.com', events: [viewed] }],
    ['no events', { visit, events: [] }],
    ['more than a hundred', { visit, events: Array.from({ length: 101 }, () => viewed) }],
    ['a sort that is none', { visit, events: [{ type: 'card-entered', at: 1 }] }],
    ['a section that is an address', { visit, events: [{ ...viewed, section: '/search/jane/all' }] }],
    ['something more than the event has', { visit, events: [{ ...viewed, email: 'jane@example.com' }] }],
    ['something beside the events', { visit, events: [viewed], player: 'p1' }],
    ['a fingerprint that is an address', { visit, events: [{ ...everything[1], branchFingerprint: 'jane@example.com' }] }],
    ['a text for a count', { visit, events: [{ type: 'bets-placed', at: 1, count: '2' }] }],
    ['a code that is a sentence', { visit, events: [{ type: 'bets-refused', at: 1, code: 'Jane may not bet' }] }],
  ])('the collector refuses %s', async (_, body) => {
    const { send, metrics } = collector();
    expect(await send(body)).toBe(422);
    expect(await metrics()).not.toContain('page_events_total{');
  });

  it('the collector refuses a body that is too long', async () => {
    expect(await collector().send({ visit, events: [viewed], filling: 'x'.repeat(40_000) })).toBe(413);
  });

  it('the collector takes 120 batches per address and minute', async () => {
    const { send, later } = collector();
    for (let batch = 0; batch < 120; batch += 1) expect(await send({ visit, events: [viewed] })).toBe(204);
    expect(await send({ visit, events: [viewed] })).toBe(429);
    later(60_000);
    expect(await send({ visit, events: [viewed] })).toBe(204);
  });

  it('the collector counts the addresses of one IPv6 /64 together', async () => {
    const { send } = collector();
    const sent = (host: number) => send({ visit, events: [viewed] }, `2001:db8:1:2::${host.toString(16)}`);
    for (let host = 1; host <= 120; host += 1) expect(await sent(host)).toBe(204);
    expect(await sent(121)).toBe(429);
    expect(await send({ visit, events: [viewed] }, '2001:db8:1:3::1'), 'another line').toBe(204);
  });

  it('the collector reads every event type that pages send', () => {
    const isReadable = readAnalytics();
    for (const event of everything) expect(isReadable({ visit, events: [event] }), event.type).toBe(true);
  });
});
