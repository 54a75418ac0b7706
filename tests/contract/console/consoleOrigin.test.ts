import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ask } from '#tests/support/http.ts';
import { callConsole, consoleHost, everywhere, OperatorClient } from '#tests/support/operatorClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const distDir = mkdtempSync(join(tmpdir(), 'linemaker-pages-'));
for (const page of ['index', 'console', 'frame'])
  writeFileSync(join(distDir, `${page}.html`), '<!doctype html><html lang="en"><head><title>x</title></head><body></body></html>');
afterAll(() => rmSync(distDir, { recursive: true }));

const server = useTestServer({ distDir });
type Said = Readonly<Record<string, string>>;
const players = (): readonly string[] => ['', 'tsb.', 'console.evil.'].map((name) => `http://${name}localhost:${server().port}`);
const draft = { surface: 'promotions', ...everywhere, title: 'Forged' };
const entries = async (): Promise<number> =>
  Number((await server().app.deps.db.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow()).seq);
const forged = () => server().app.deps.db.selectFrom('layout_drafts').select('id').where('title', '=', 'Forged').execute();
const sent = (origin: string, { cookie }: Said, more: Said = {}, body: string = JSON.stringify(draft), path = 'operations/createDraft') =>
  ask(server().port, `/console/api/${path}`, {
    method: 'POST',
    headers: { host: consoleHost(server()), origin, ...(cookie === undefined ? {} : { cookie }), ...more },
    body,
  });
const isMute = (headers: object): boolean => !Object.keys(headers).some((name) => name.startsWith('access-control-'));

describe("a script on a players' page, against the console", () => {
  it('CSRF: a request without a preflight from another origin is refused and leaves no trace', async () => {
    const { headers } = await OperatorClient.as(server(), 'compliance');
    const before = await entries();
    const simple = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''];
    for (const origin of [...players(), 'null', ''])
      for (const type of [...simple, 'application/json'])
        for (const token of [{}, { 'x-csrf-token': headers['x-csrf-token'] ?? '' }]) {
          const answer = await sent(origin, headers, { ...token, ...(type === '' ? {} : { 'content-type': type }) });
          expect(answer.status, `${origin} ${type}`).toBeOneOf([403, 415]);
          expect(isMute(answer.headers)).toBe(true);
        }
    expect(await forged()).toEqual([]);
    expect(await entries(), 'the audit is not filled by it').toBe(before);
  });

  it("CSRF: a forged console origin is refused by the browser's Sec-Fetch-Site", async () => {
    const { headers } = await OperatorClient.as(server(), 'compliance');
    const own = `http://${consoleHost(server())}`;
    for (const site of ['same-site', 'cross-site', 'none']) {
      const said = { ...headers, 'content-type': 'application/json', 'sec-fetch-site': site };
      expect((await sent(own, headers, said)).status, site).toBe(403);
    }
    expect(await forged()).toEqual([]);
  });

  it('CORS: no answer is readable and no preflight granted for another origin', async () => {
    const { headers } = await OperatorClient.as(server(), 'compliance');
    const host = consoleHost(server());
    for (const origin of players()) {
      for (const path of ['session', 'operations', 'login', 'faults', 'operations/createDraft']) {
        const asked = {
          host,
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type, x-csrf-token',
        };
        const preflight = await ask(server().port, `/console/api/${path}`, { method: 'OPTIONS', headers: asked });
        expect([preflight.status >= 400, isMute(preflight.headers)], `${origin} ${path}`).toEqual([true, true]);
      }
      const session = await callConsole(server(), 'session', null, { ...headers, origin });
      expect([session.status, session.text.includes('csrf'), isMute(session.headers)]).toEqual([403, false, true]);
      expect(session.headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  it('CSRF: a fault report, which needs no token, is refused from another origin', async () => {
    const { headers } = await OperatorClient.as(server(), 'viewer');
    const report = JSON.stringify({ entries: [] });
    for (const origin of [...players(), 'null', ''])
      for (const type of ['application/json', 'text/plain'])
        expect((await sent(origin, headers, { 'content-type': type }, report, 'faults')).status, origin).toBeOneOf([403, 415]);
  });

  it('CORS: a login from another origin is refused and sets no cookie', async () => {
    const credentials = JSON.stringify({ email: 'viewer@linemaker.test', password: 'Linemaker-demo-1' });
    for (const origin of players()) {
      const answer = await sent(origin, {}, { 'content-type': 'application/json' }, credentials, 'login');
      expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
    }
  });

  it("an operator's cookie is HttpOnly, SameSite=Strict and bound to its host", async () => {
    const { headers } = await callConsole(server(), 'login', { email: 'viewer@linemaker.test', password: 'Linemaker-demo-1' });
    const [name = '', ...traits] = String(headers['set-cookie']?.[0]).split('; ');
    expect(name).toMatch(/^__Host-operator=/);
    expect(traits).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']));
    expect(traits.some((trait) => /^domain/i.test(trait))).toBe(false);
    for (const origin of players()) {
      const page = await ask(server().port, '/', { headers: { host: new URL(origin).host, cookie: name, accept: 'text/html' } });
      expect(String(page.headers['set-cookie'] ?? ''), origin).not.toContain('operator');
    }
  });

  it('frame-ancestors: the console and its answers cannot be framed or keep an opener', async () => {
    const { headers: cookie } = await OperatorClient.as(server(), 'viewer');
    const host = consoleHost(server());
    for (const path of ['/', '/drafts', '/console/api/session', '/console/api/operations']) {
      const { headers } = await ask(server().port, path, {
        headers: { ...cookie, host, accept: 'text/html', 'sec-fetch-site': 'cross-site' },
      });
      expect(String(headers['content-security-policy']), path).toContain("frame-ancestors 'none'");
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
      if (!path.includes('/api/')) expect(headers['x-frame-options'], path).toBe('DENY');
    }
  });

  it('frame-ancestors: the preview frame is framed only by the console and connects to nothing', async () => {
    const { headers } = await ask(server().port, '/preview-frame', { headers: { host: consoleHost(server()), accept: 'text/html' } });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("connect-src 'none'");
    for (const origin of players().slice(0, 2)) {
      const there = await ask(server().port, '/preview-frame', { headers: { host: new URL(origin).host, accept: 'text/html' } });
      expect(String(there.headers['content-security-policy']), 'no such page for players').not.toContain("frame-ancestors 'self'");
    }
  });

  it("a socket to the console's host is refused from every origin", async () => {
    const { headers } = await OperatorClient.as(server(), 'viewer');
    for (const path of ['/graphql', '/console/api/session', '/'])
      for (const origin of players()) {
        const socket = new WebSocket(`ws://127.0.0.1:${server().port}${path}`, 'graphql-transport-ws', {
          headers: { host: consoleHost(server()), origin, cookie: headers['cookie'] ?? '' },
        });
        const ended = await new Promise<string>((resolve) => {
          socket.on('open', () => resolve('open')).on('error', () => resolve('refused'));
        });
        socket.terminate();
        expect(ended, `${path} ${origin}`).toBe('refused');
      }
  });
});
