import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ask } from '#tests/support/http.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const distDir = mkdtempSync(join(tmpdir(), 'linemaker-stray-'));
mkdirSync(join(distDir, 'assets'));
writeFileSync(join(distDir, 'index.html'), '<!doctype html><html lang="en"><head></head><body></body></html>');
writeFileSync(join(distDir, 'assets/index-AbC123.js'), 'export {};');
afterAll(() => rmSync(distDir, { recursive: true }));

const server = useTestServer({ distDir });
const call = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  ask(server().port, path, { method, headers, body });
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const nothingAt = (path: string) => ({ error: 'NOT_FOUND', message: `Nothing is served at ${path.replace(/\?.*/, '')}` });

describe('an unknown path', () => {
  it.each([
    '/api',
    '/api/x',
    '/api/x?y=1',
    '/assets/gone',
    '/assets/gone.js',
    '/graphql/x',
    '/i',
    '/i/email_preferences',
    '/i/jumio/accounts',
    '/i/restrictions/active/casino',
    '/oauth',
    '/oauth/nothing',
    '/sandbox/nothing',
    '/.well-known/nothing',
    '/.well-known/openid-configuration',
  ])('an unknown path of an API is 404 in JSON, for browsers too: %s', async (path) => {
    for (const headers of [{}, browser, { accept: 'application/json' }]) {
      const answer = await call('GET', path, headers);
      expect(answer).toMatchObject({ status: 404, json: nothingAt(path) });
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it.each([
    ...['/', '/my-bets', '/sport/football'].map((path) => [path, 200] as const),
    ...['/apiary', '/assetsmith', '/sandboxes', '/oauthor', '/graphqls', '/ideas', '/well-known/x'].map((path) => [path, 404] as const),
  ])('the path %s is a page with status %i', async (path, status) => {
    for (const headers of [browser, {}, { accept: 'text/html' }]) {
      const answer = await call('GET', path, headers);
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
    }
    expect(await call('HEAD', path, browser)).toMatchObject({ status, text: '' });
  });

  it('a page address is 404 in JSON for a client that wants JSON or sends a body', async () => {
    expect(await call('GET', '/my-bets', { accept: 'application/json' })).toMatchObject({ status: 404, json: nothingAt('/my-bets') });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await call(method, '/my-bets', browser)).toMatchObject({ status: 404, json: nothingAt('/my-bets') });
  });
});

describe('a path with another method', () => {
  it.each([
    ['GET', '/oauth/token', 'POST'],
    ['GET', '/oauth/token/', 'POST'],
    ['GET', '/oauth/token?grant_type=password', 'POST'],
    ['DELETE', '/oauth/token', 'POST'],
    ['GET', '/sandbox/price', 'POST'],
    ['PUT', '/sandbox', 'GET'],
    ['POST', '/healthz', 'GET'],
    ['POST', '/metrics', 'GET'],
    ['DELETE', '/i/regions', 'GET'],
    ['POST', '/assets/index-AbC123.js', 'GET'],
  ])('a call of %s %s is refused with 405 and the allowed methods: %s', async (method, path, allowed) => {
    const answer = await call(method, path, browser);
    expect(answer).toMatchObject({ status: 405, headers: { allow: allowed } });
    expect(answer.json).toEqual({ message: `${method} is not for this address; ${allowed} is` });
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('a %s of /graphql is refused with 405, which allows GET and POST', async (method) => {
    const answer = await call(method, '/graphql', { accept: 'application/json' });
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('GET, POST');
    expect(answer.json).toEqual({ message: `${method} is not for this address; GET or POST is` });
  });

  it('a preflight from a foreign page gets no CORS headers', async () => {
    const answer = await call('OPTIONS', '/graphql', { origin: 'https://evil.example', 'access-control-request-method': 'POST' });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('a body that is not JSON', () => {
  it.each([
    ['text/plain', {}],
    ['text/plain', { 'x-region-code': 'US-NJ' }],
    ['application/x-www-form-urlencoded', { 'x-region-code': 'US-NJ' }],
    ['application/graphql', {}],
    ['', { 'x-region-code': 'US-NJ' }],
  ] as const)('a body of type "%s" with headers %j to /graphql is refused with 415', async (type, more: Record<string, string>) => {
    const headers = { ...more, ...(type === '' ? {} : { 'content-type': type }) };
    const answer = await call('POST', '/graphql', headers, '{"query":"mutation { clearBetslip { id } }"}');
    expect(answer.status).toBe(415);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.json).toMatchObject({ errors: [{ message: expect.stringContaining('application/json') as string }] });
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'a body of type %s to /graphql is accepted',
    async (type) => {
      const answer = await call('POST', '/graphql', { 'content-type': type }, '{"query":"{ __typename }"}');
      expect(answer).toMatchObject({ status: 200, json: { data: { __typename: 'Query' } } });
    },
  );

  it.each(['', '{', 'null', '7', '"x"', '{"query":7}'])('the body %j to /graphql is refused with 400', async (body) => {
    const answer = await call('POST', '/graphql', { 'content-type': 'application/json' }, body);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ errors: [{ message: expect.any(String) as string }] });
    expect(answer.text).not.toMatch(/node_modules|at .*\.ts:/);
  });

  it('a body without a query to /graphql is refused', async () => {
    const answer = await call('POST', '/graphql', { 'content-type': 'application/json' }, '{"variables":{}}');
    expect(answer.json).not.toHaveProperty('data');
    expect(answer.json).toMatchObject({ errors: [{ message: expect.any(String) as string }] });
  });
});
