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
/** As a person's browser asks for an address. */
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('an address that nobody has', () => {
  it.each([
    '/api',
    '/api/x',
    '/api/x?y=1',
    '/assets/gone',
    '/assets/gone.js',
    '/graphql/x',
    '/oauth',
    '/oauth/nothing',
    '/sandbox/nothing',
    '/.well-known/nothing',
    '/.well-known/openid-configuration',
  ])('under a path of machines is told so to machines, and to a browser too: %s', async (path) => {
    for (const headers of [{}, browser, { accept: 'application/json' }]) {
      const answer = await call('GET', path, headers);
      expect(answer).toMatchObject({ status: 404, json: { message: 'Not found' } });
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it.each([
    ...['/', '/my-bets', '/sport/football'].map((path) => [path, 200] as const),
    ...['/apiary', '/assetsmith', '/sandboxes', '/oauthor', '/graphqls', '/well-known/x'].map((path) => [path, 404] as const),
  ])('that is a page is a page: %s, with status %i', async (path, status) => {
    for (const headers of [browser, {}, { accept: 'text/html' }]) {
      const answer = await call('GET', path, headers);
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
    }
    expect(await call('HEAD', path, browser)).toMatchObject({ status, text: '' });
  });

  it('that is a page is none for those who want JSON or send something', async () => {
    expect(await call('GET', '/my-bets', { accept: 'application/json' })).toMatchObject({ status: 404, json: { message: 'Not found' } });
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await call(method, '/my-bets', browser)).toMatchObject({ status: 404, json: { message: 'Not found' } });
  });
});

describe('an address that takes another method', () => {
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
  ])('%s %s says which: %s', async (method, path, allowed) => {
    const answer = await call(method, path, browser);
    expect(answer).toMatchObject({ status: 405, headers: { allow: allowed } });
    expect(answer.json).toEqual({ message: `${method} is not for this address; ${allowed} is` });
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('%s /graphql is told that it takes GET and POST', async (method) => {
    const answer = await call(method, '/graphql', { accept: 'application/json' });
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('GET, POST');
    expect(answer.json).toEqual({ message: `${method} is not for this address; GET or POST is` });
  });

  it('a preflight of a foreign page gets no leave', async () => {
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
  ] as const)('to /graphql is 415 and told what to send: "%s" %j', async (type, more: Record<string, string>) => {
    const headers = { ...more, ...(type === '' ? {} : { 'content-type': type }) };
    const answer = await call('POST', '/graphql', headers, '{"query":"mutation { clearBetslip { id } }"}');
    expect(answer.status).toBe(415);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.json).toMatchObject({ errors: [{ message: expect.stringContaining('application/json') as string }] });
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])('but %s is', async (type) => {
    const answer = await call('POST', '/graphql', { 'content-type': type }, '{"query":"{ __typename }"}');
    expect(answer).toMatchObject({ status: 200, json: { data: { __typename: 'Query' } } });
  });

  it.each(['', '{', 'null', '7', '"x"', '{"query":7}'])('nor is %j an operation', async (body) => {
    const answer = await call('POST', '/graphql', { 'content-type': 'application/json' }, body);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ errors: [{ message: expect.any(String) as string }] });
    expect(answer.text).not.toMatch(/node_modules|at .*\.ts:/);
  });

  it('nor is a body without a query', async () => {
    const answer = await call('POST', '/graphql', { 'content-type': 'application/json' }, '{"variables":{}}');
    expect(answer.json).not.toHaveProperty('data');
    expect(answer.json).toMatchObject({ errors: [{ message: expect.any(String) as string }] });
  });
});
