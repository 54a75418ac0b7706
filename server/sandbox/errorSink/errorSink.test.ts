import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { faultsIn } from './envelope.ts';
import { errorSinkDsn, registerErrorSink } from './errorSink.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const app = fastify({ logger: false });
registerErrorSink(app, () => new Date(NOW));
afterAll(() => app.close());

const ask = (url: string, host = 'errors.localhost:4001') => app.inject({ method: 'GET', url, headers: { host } });
const send = (payload: string, { project = '1', host = 'errors.localhost:4001', type = 'text/plain;charset=UTF-8' } = {}) =>
  app.inject({ method: 'POST', url: `/api/${project}/envelope/`, headers: { host, 'content-type': type }, payload });
const shown = async () => (await ask('/faults')).json<{ faults: readonly { readonly message: string }[] }>().faults;
const lines = (...each: readonly object[]): string => `${each.map((one) => JSON.stringify(one)).join('\n')}\n`;
const fault = (value: string) => ({
  event_id: 'e1',
  tags: { category: 'render' },
  user: { id: 'p1' },
  exception: { values: [{ type: 'TypeError', value, stacktrace: { frames: [{}, {}] } }] },
});
const envelope = (value: string): string => lines({ sent_at: NOW }, { type: 'event' }, fault(value));

describe('the error sink', () => {
  it('the error sink shows received faults, the latest first', async () => {
    for (const value of ['first', 'second']) expect((await send(envelope(value))).statusCode).toBe(200);
    expect((await shown()).slice(0, 2)).toEqual(
      ['second', 'first'].map((message) => ({
        id: 'e1',
        category: 'render',
        name: 'TypeError',
        message,
        user: 'p1',
        frames: 2,
        receivedAt: NOW,
      })),
    );
  });

  it('the error sink keeps a hundred faults', async () => {
    for (let at = 0; at < 105; at += 1) await send(envelope(`fault ${at}`));
    const faults = await shown();
    expect([faults.length, faults[0]?.message, faults.at(-1)?.message]).toEqual([100, 'fault 104', 'fault 5']);
  });

  it('the error sink answers only on its own host and project', async () => {
    expect((await send(envelope('x'), { host: 'localhost:4001' })).statusCode).toBe(404);
    expect((await send(envelope('x'), { host: 'errors.localhost.evil.test' })).statusCode).toBe(404);
    expect((await ask('/faults', 'help.localhost:4001')).statusCode).toBe(404);
    expect((await send(envelope('x'), { project: '2' })).statusCode).toBe(404);
  });

  it.each(['', 'not json', '[]', 'null', `{}\nnot json\n{}`, `{}\n{"type":"event"}\n[]`])('the error sink refuses %j', async (text) => {
    expect((await send(text)).statusCode).toBe(400);
  });

  it('the error sink accepts a typed envelope and skips items that are no faults', async () => {
    const text = lines({}, { type: 'client_report' }, { discarded_events: [] }, { type: 'event' }, fault('among others'));
    expect((await send(text, { type: 'application/x-sentry-envelope' })).statusCode).toBe(200);
    expect((await shown())[0]?.message).toBe('among others');
  });

  it('the error sink’s address is beside the vendor’s', () => {
    expect(errorSinkDsn('http://localhost:4001')).toBe('http://sandbox@errors.localhost:4001/1');
    expect(errorSinkDsn('https://localhost')).toBe('https://sandbox@errors.localhost/1');
  });

  it('the error sink reads what the pages’ client sends', async () => {
    const bodies: string[] = [];
    const urls: string[] = [];
    const fetcher = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
      urls.push(String(url));
      bodies.push(String(init?.body));
      return new Response('{}');
    };
    const client = new BrowserClient({
      dsn: errorSinkDsn('http://localhost:4001'),
      transport: (options) => makeFetchTransport(options, fetcher),
      stackParser: defaultStackParser,
      integrations: [],
    });
    const scope = new Scope();
    scope.setClient(client);
    client.init();
    scope.setTag('category', 'socket');
    scope.captureException(new RangeError('too far'));
    await client.flush(2_000);
    expect(urls[0]).toMatch(/^http:\/\/errors\.localhost:4001\/api\/1\/envelope\/\?.*sentry_key=sandbox/);
    expect(faultsIn(bodies[0] ?? '')).toMatchObject([{ category: 'socket', name: 'RangeError', message: 'too far', user: null }]);
  });
});
