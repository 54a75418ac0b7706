import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import type { Config } from '#server/platform/config/config.ts';
import { GENERIC } from '#server/platform/text/generic.ts';
import { createHttp } from './http.ts';

async function serverBehind(trustedProxies = 0, patience?: Parameters<typeof createHttp>[3]) {
  const error = vi.fn();
  const info = vi.fn();
  let ids = 0;
  const ports = { newId: () => `id-${(ids += 1)}` };
  const app = await createHttp({ trustedProxies } as Config, ports as Parameters<typeof createHttp>[1], { error, info } as never, patience);
  app.get('/ip', (request, reply) => reply.send({ ip: request.ip }));
  app.get('/own', (_request, reply) => reply.header('referrer-policy', 'no-referrer').send({}));
  app.post('/echo', (request, reply) => reply.send({ body: request.body }));
  app.get('/fault/:id', () => {
    throw new Error('password of the database: hunter2');
  });
  app.get('/gateway', () => {
    throw Object.assign(new Error('10.0.0.7 refused the connection'), { statusCode: 502 });
  });
  return { app, error, info };
}

describe('a fault', () => {
  it.each(['/fault/17', '/gateway'])('a fault at %s shows only an id, and the log has the fault under that id', async (url) => {
    const { app, error } = await serverBehind();
    const answer = await app.inject({ url: `${url}?token=secret` });
    expect(answer.statusCode).toBe(500);
    const { correlationId, ...shown } = answer.json<{ correlationId: string }>();
    expect(shown).toEqual({ message: GENERIC });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event: 'http-fault', correlationId }));
    expect(error.mock.calls[0]?.[0]).toHaveProperty('route', url.replace('17', ':id'));
  });

  it('two requests with a fault have two ids', async () => {
    const { app } = await serverBehind();
    const ids = await Promise.all(
      [1, 2].map(async () => (await app.inject({ url: '/fault/1' })).json<{ correlationId: string }>().correlationId),
    );
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a client’s mistake', () => {
  it.each<readonly [string, string, Readonly<Record<string, string>>, number]>([
    ['JSON that is none', '{"a":', { 'content-type': 'application/json' }, 400],
    ['JSON for a prototype', '{"__proto__":{"isAdmin":true}}', { 'content-type': 'application/json' }, 400],
    ['an unknown type', 'x', { 'content-type': 'application/x-unheard-of' }, 415],
    ['a byte more than we take', `"${'x'.repeat(256 * 1024 - 1)}"`, { 'content-type': 'application/json' }, 413],
  ])('a client’s mistake is answered by its status and logged as a refusal: %s', async (_name, payload, headers, status) => {
    const { app, error, info } = await serverBehind();
    const answer = await app.inject({ method: 'POST', url: '/echo', payload, headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ message: GENERIC, code: expect.any(String), correlationId: 'id-1' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(error).not.toHaveBeenCalled();
    expect(info).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ event: 'http-refused', correlationId: 'id-1', status }));
  });

  it.each([
    ['that does not say how long it holds', {}, 'no-store'],
    ['that says how long it holds', { 'cache-control': 'max-age=60' }, 'max-age=60'],
  ])('an answer %s has its own Cache-Control or no-store', async (_name, headers, kept) => {
    const { app } = await serverBehind();
    app.get('/none', (_request, reply) => reply.code(404).headers(headers).send({ message: 'Not found' }));
    expect((await app.inject({ url: '/none' })).headers['cache-control']).toBe(kept);
  });

  it.each([
    ['/%zz', 400],
    [`/fault/${'x'.repeat(200)}`, 414],
  ])('an invalid address is refused before any route and not cached: %s', async (url, status) => {
    const { app, error } = await serverBehind();
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ message: GENERIC, code: expect.any(String), correlationId: 'id-1' });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(error).not.toHaveBeenCalled();
  });

  it('a body of the maximal size is read whole', async () => {
    const { app } = await serverBehind();
    const payload = `"${'x'.repeat(256 * 1024 - 2)}"`;
    const answer = await app.inject({ method: 'POST', url: '/echo', payload, headers: { 'content-type': 'application/json' } });
    expect(answer.json<{ body: string }>().body).toHaveLength(256 * 1024 - 2);
  });
});

describe('headers of every answer', () => {
  it.each(['/ip', '/nowhere', '/fault/1'])('every answer at %s has the security headers', async (url) => {
    const { app } = await serverBehind();
    expect((await app.inject({ url })).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
  });

  it('a route’s own header replaces the default', async () => {
    const { app } = await serverBehind();
    expect((await app.inject({ url: '/own' })).headers['referrer-policy']).toBe('no-referrer');
  });
});

describe('the address of a caller', () => {
  const forwarded = 'x-forwarded-for';

  it.each([
    [0, '198.51.100.1', '127.0.0.1'],
    [1, '198.51.100.1', '198.51.100.1'],
    [1, '203.0.113.66, 198.51.100.1', '198.51.100.1'],
    [2, '203.0.113.66, 198.51.100.1', '203.0.113.66'],
    [2, '192.0.2.9, 203.0.113.66, 198.51.100.1', '203.0.113.66'],
  ])('behind %i proxies that say %s the caller’s address is %s, whatever the caller forges', async (proxies, said, ip) => {
    const { app } = await serverBehind(proxies);
    expect((await app.inject({ url: '/ip', headers: { [forwarded]: said } })).json()).toEqual({ ip });
  });
});

describe('an incomplete request', () => {
  const line = 'POST /echo HTTP/1.1\r\nHost: localhost\r\n';
  it.each([
    ['headers', line],
    ['body', `${line}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`],
  ])('a request whose %s never arrive whole is closed with 408', async (_name, sent) => {
    const { app } = await serverBehind(0, { headersMs: 20, requestMs: 40, lookEveryMs: 10 });
    const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), hostname);
    const answers: string[] = [];
    socket.on('data', (part) => answers.push(String(part)));
    socket.write(sent);
    await once(socket, 'close');
    expect(answers.join('')).toMatch(/^HTTP\/1\.1 408 /);
    await app.close();
  });
});
