import { connect } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { listBrands } from '#server/platform/config/brands.ts';
import { ask } from '#tests/support/http.ts';
import { newAccount } from '#tests/support/people/newAccount.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';
import { ROOT } from '../../../scripts/files.ts';

const distDir = mkdtempSync(join(tmpdir(), 'linemaker-hosts-'));
for (const page of ['index', 'console', 'frame'])
  writeFileSync(join(distDir, `${page}.html`), `<!doctype html><html lang="en"><head><title>${page}</title></head><body></body></html>`);
afterAll(() => rmSync(distDir, { recursive: true }));

const SITES =
  'tsb=https://tsb.example tsb=https://www.tsb.example espnbet=https://bet.espn.example:8443 hwc=https://hwc.example tsc=https://tsc.example';
const read = readConfig(
  { BRAND_SITES: SITES, CONSOLE_SITE: 'https://desk.example', PROBE_NETWORKS: '192.0.2.0/24' },
  listBrands(ROOT),
  ROOT,
);
if (!read.ok) throw new Error(read.refusal.join('; '));
const { hosts, probeNetworks } = read.value;
const server = useTestServer({
  distDir,
  hosts: { ...hosts, hasLocal: false },
  probeNetworks,
  trustedProxies: 1,
  addressRegionHeader: null,
});

async function openAccount(email: string): Promise<string> {
  const person = { firstName: 'Hal', lastName: 'Host', birthDate: '1990-01-01' };
  await newAccount(server().app.deps, person, { email, termsOf: { brand: 'tsb', region: 'US-NJ' } });
  return email;
}

type Said = Readonly<Record<string, string>>;
const on = (host: string, path: string, headers: Said = {}) => ask(server().port, path, { headers: { host, ...headers } });
const post = (host: string, path: string, body: object, headers: Said = {}) =>
  ask(server().port, path, {
    method: 'POST',
    headers: { host, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const html = { accept: 'text/html' };

const STRANGERS = [
  'evil.example',
  'console.evil.example',
  'espnbet.evil.example',
  'tsb.example.evil.example',
  'tsb.example.',
  'tsb.example:8080',
  'bet.espn.example',
  'desk.example@evil.example',
  'localhost',
  'tsb.localhost',
  '127.0.0.1',
  '[::1]',
  'tsb',
];

describe('an unlisted host', () => {
  it.each(STRANGERS)('the unlisted host %s is refused every path with 421', async (host) => {
    for (const path of [
      '/',
      '/live',
      '/favicon.svg',
      '/.well-known/oauth-authorization-server',
      '/i/regions',
      '/console/api/session',
      '/healthz',
      '/metrics',
    ])
      expect(await on(host, path, html), path).toMatchObject({ status: 421, headers: { 'cache-control': 'no-store' } });
    const redirect = encodeURIComponent(`http://${host}/oauth_callback`);
    const authorize = await on(host, `/oauth/authorize?client_id=linemaker-web&redirect_uri=${redirect}`);
    expect(authorize.status).toBe(421);
    expect(authorize.headers['location']).toBeUndefined();
    expect((await post(host, '/graphql', { query: '{ __typename }' })).status).toBe(421);
    expect((await post(host, '/console/api/login', {})).status).toBe(421);
    expect((await post(host, '/oauth/token', {})).status).toBe(421);
  });

  it('a password reset on an unlisted host is refused and mails nothing', async () => {
    const email = await openAccount('misled@linemaker.test');
    expect((await post('evil.example', '/api/password_reset_requests', { email, client_id: 'linemaker-web' })).status).toBe(421);
    const { db } = server().app.deps;
    const mails = await db.selectFrom('sandbox_mails').select('subject').where('recipient', '=', email).execute();
    expect(mails.map(({ subject }) => subject)).not.toContain('Reset your password');
  });

  it('a proxy header or request target does not make an unlisted host accepted', async () => {
    for (const header of ['x-forwarded-host', 'x-host', 'x-original-host', 'forwarded'])
      expect(
        (await on('evil.example', '/', { ...html, [header]: header === 'forwarded' ? 'host=tsb.example' : 'tsb.example' })).status,
      ).toBe(421);
    const { json } = await on('tsb.example', '/.well-known/oauth-authorization-server', {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
    });
    expect(json).toMatchObject({ issuer: 'https://tsb.example' });
    expect(await raw('GET http://evil.example/ HTTP/1.1\r\nHost: tsb.example\r\n')).toMatch(/^HTTP\/1\.1 421 /);
    expect(await raw('GET / HTTP/1.1\r\nHost: tsb.example\r\nHost: evil.example\r\n')).toMatch(/^HTTP\/1\.1 (400|421) /);
  });

  it.each(['evil.example', 'console.evil.example', 'localhost'])('a socket on the unlisted host %s is refused', async (host) => {
    expect(await handshake(host, `http://${host}`)).toMatch(/^HTTP\/1\.1 421 Misdirected Request\r\n/);
    expect(await handshake(host, null)).toMatch(/^HTTP\/1\.1 421 Misdirected Request\r\n/);
  });
});

describe('a listed host', () => {
  it.each([
    ['tsb.example', 'tsb', 'https://tsb.example'],
    ['TSB.example:443', 'tsb', 'https://tsb.example'],
    ['bet.espn.example:8443', 'espnbet', 'https://bet.espn.example:8443'],
    ['tsc.example', 'tsc', 'https://tsc.example'],
  ])("the listed host %s is its brand's site, whatever the protocol behind the proxy", async (host, brand, issuer) => {
    const page = await on(host, '/', html);
    expect(page).toMatchObject({ status: 200 });
    expect(page.text).toContain(`data-brand="${brand}"`);
    const metadata = await on(host, '/.well-known/oauth-authorization-server');
    expect(metadata).toMatchObject({ json: { issuer, token_endpoint: `${issuer}/oauth/token` }, headers: { 'cache-control': 'no-store' } });
  });

  it('a listed host opens a socket only for a page of its own origin', async () => {
    expect(await handshake('tsb.example', 'https://tsb.example')).toMatch(/^HTTP\/1\.1 101 /);
    expect(await handshake('tsb.example', 'https://hwc.example')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await handshake('desk.example', 'https://desk.example')).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('an alias host of a brand redirects pages to its site and refuses everything else', async () => {
    const moved = await on('www.tsb.example', '/live?tab=1', html);
    expect(moved).toMatchObject({ status: 308, headers: { location: 'https://tsb.example/live?tab=1' } });
    expect((await on('www.tsb.example', '//evil.example/', html)).headers['location']).toBe('https://tsb.example//evil.example/');
    expect((await post('www.tsb.example', '/graphql', { query: '{ __typename }' })).status).toBe(421);
    expect(await handshake('www.tsb.example', 'https://www.tsb.example')).toMatch(/^HTTP\/1\.1 421 /);
  });

  it("the console's host serves only the console, and no other host serves it", async () => {
    expect((await on('desk.example', '/', html)).text).toContain('<title>console</title>');
    expect((await on('desk.example', '/console/api/session')).status).toBe(403);
    expect((await on('desk.example', '/.well-known/oauth-authorization-server')).status).toBe(404);
    expect((await on('tsb.example', '/console/api/session')).status).toBe(404);
  });

  it('links in mails and the redirect of a login lead to the listed host', async () => {
    const host = 'bet.espn.example:8443';
    const email = await openAccount('reset@linemaker.test');
    expect((await post(host, '/api/password_reset_requests', { email, client_id: 'linemaker-web' })).status).toBe(201);
    const { db } = server().app.deps;
    const mail = await db
      .selectFrom('sandbox_mails')
      .select('body')
      .where('recipient', '=', email)
      .where('subject', '=', 'Reset your password')
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain('\nhttps://bet.espn.example:8443/forgot-password#token=');
    const refused = await on(
      host,
      `/oauth/authorize?client_id=linemaker-web&redirect_uri=${encodeURIComponent('http://bet.espn.example:8443/oauth_callback')}`,
    );
    expect(refused).toMatchObject({ status: 400 });
  });

  it("a passkey challenge uses the host's name, and refuses another site's origin", async () => {
    const begun = await post('hwc.example', '/api/passkeys/challenges', {}, { origin: 'https://hwc.example' });
    expect(begun.json).toMatchObject({ options: { rpId: 'hwc.example' } });
    expect((await post('hwc.example', '/api/passkeys/challenges', {}, { origin: 'https://tsb.example' })).status).toBe(403);
  });
});

describe('probes', () => {
  const from = (ip: string) => ({ 'x-forwarded-for': ip });

  it.each(['/healthz', '/readyz', '/metrics'])('%s answers the listed networks whatever the host', async (path) => {
    expect((await on('10.0.0.7:4000', path, from('192.0.2.9'))).status).toBe(200);
    expect((await on('10.0.0.7:4000', path, from('::ffff:192.0.2.9'))).status).toBe(200);
    expect((await on('10.0.0.7:4000', path, from('192.0.3.9'))).status).toBe(421);
    expect((await on('10.0.0.7:4000', path, from('2001:db8::1'))).status).toBe(421);
    expect((await on('tsb.example', path, from('192.0.3.9'))).status).toBe(200);
  });

  it("a probe's network is served nothing but probes", async () => {
    expect((await on('10.0.0.7:4000', '/', { ...html, ...from('192.0.2.9') })).status).toBe(421);
    expect((await on('10.0.0.7:4000', '/healthz/../graphql', from('192.0.2.9'))).status).toBe(421);
  });
});

/** Sends raw bytes and returns the answer's head. */
function raw(head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server().port, '127.0.0.1', () => socket.write(`${head}Connection: close\r\n\r\n`));
    let text = '';
    socket
      .setEncoding('utf8')
      .on('data', (chunk: string) => (text += chunk))
      .on('error', reject)
      .on('close', () => resolve(text));
  });
}

function handshake(host: string, origin: string | null): Promise<string> {
  const head = [
    'GET /graphql HTTP/1.1',
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol: graphql-transport-ws',
    ...(origin === null ? [] : [`Origin: ${origin}`]),
  ].join('\r\n');
  return new Promise((resolve, reject) => {
    const socket = connect(server().port, '127.0.0.1', () => socket.write(`${head}\r\n\r\n`));
    socket
      .setEncoding('utf8')
      .on('error', reject)
      .once('data', (chunk: string) => {
        socket.destroy();
        resolve(chunk);
      });
  });
}
