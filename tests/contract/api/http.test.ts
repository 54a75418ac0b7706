import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { listBrands } from '#server/platform/config/brands.ts';
import { ask } from '#tests/support/http.ts';
import { graphql, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';
import { ROOT } from '../../../scripts/files.ts';

const distDir = mkdtempSync(join(tmpdir(), 'linemaker-dist-'));
mkdirSync(join(distDir, 'assets'));
mkdirSync(join(distDir, 'media'));
const film = Buffer.from(Array.from({ length: 1000 }, (_, at) => 33 + (at % 90)));
writeFileSync(join(distDir, 'media/film.webm'), film);
writeFileSync(join(distDir, 'media/film.vtt'), 'WEBVTT\n');
const script = 'export const answer = 42;'.repeat(100);
writeFileSync(
  join(distDir, 'index.html'),
  '<!doctype html><html lang="en"><head><title>x</title></head><body><script type="application/json" id="boot">{}</script><script type="module" src="/assets/index-AbC123.js"></script></body></html>',
);
writeFileSync(
  join(distDir, 'console.html'),
  '<!doctype html><html lang="en"><head><title>Linemaker console</title></head><body></body></html>',
);
writeFileSync(join(distDir, 'favicon.svg'), '<svg>neutral</svg>');
writeFileSync(join(distDir, 'frame.html'), '<!doctype html><html lang="en"><head></head><body>a frame</body></html>');
const persisted = readFileSync(new URL('../../../src/gql/persistedDocuments.json', import.meta.url), 'utf8');
mkdirSync(join(distDir, 'server'));
writeFileSync(join(distDir, 'server/main.mjs'), 'process.exit()');
writeFileSync(join(distDir, 'server/main.js'), 'process.exit()');
writeFileSync(join(distDir, 'persistedDocuments.json'), persisted);
writeFileSync(join(distDir, 'capabilities.json'), readFileSync(new URL('../../../src/gql/capabilities.json', import.meta.url), 'utf8'));
writeFileSync(join(distDir, 'views.json'), '{}');
writeFileSync(join(distDir, 'assets/index-AbC123.js'), script);
writeFileSync(join(distDir, 'assets/index-AbC123.js.gz'), gzipSync(script));
afterAll(() => rmSync(distDir, { recursive: true }));

const server = useTestServer({ distDir });
const get = (path: string, headers: Record<string, string> = {}) => ask(server().port, path, { headers });
const page = (host: string, path = '/') => get(path, { host, accept: 'text/html' });
type Given = { readonly operationName: string; readonly variables: object; readonly result: { readonly data?: Record<string, unknown> } };
const answersOf = (html: string) => JSON.parse(/id="answers">(.*?)<\/script>/.exec(html)?.[1] ?? '[]') as readonly Given[];
const documents = Object.values(JSON.parse(persisted) as Readonly<Record<string, string>>);
const documentNamed = (name: string): string =>
  documents.find((text) => new RegExp(`^query ${name}\\b`).test(text)) ?? expect.fail(`no ${name}`);
const bootOf = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as Record<string, unknown>;

describe('a page', () => {
  it('a page is served for the brand of its host, with only the boot data it reads', async () => {
    const { port } = server();
    const { brand, brands } = server().app.deps.config;
    for (const name of brands) expect(bootOf((await page(`${name}.localhost:${port}`)).text)['brand']).toBe(name);
    const other = await page(`localhost:${port}`);
    expect(other.text).toContain(`<html lang="en" data-brand="${brand}">`);
    const { now, ...boot } = bootOf(other.text);
    expect(boot, 'and nothing that it does not read').toEqual({ brand, graphqlUrl: '/graphql', build: 'AbC123' });
    expect(new Date(String(now)).toISOString()).toBe(now);
    expect(other.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' });
  });

  it('a page carries the answers to its first queries, equal to those of the API', async () => {
    const [startup, layout, frame, tree, ...more] = answersOf((await page('localhost', '/casino/')).text);
    expect(more).toEqual([]);
    expect(startup).toMatchObject({ operationName: 'Startup', variables: {} });
    expect(startup?.result.data?.['startup']).toMatchObject({
      regionalMetadata: { currentRegionCode: server().app.deps.config.defaultRegion },
      anonymousToken: expect.stringMatching(/./),
    });
    expect(layout).toMatchObject({ operationName: 'PageLayout', variables: { canonicalUrl: '/casino' } });
    const asked = await graphql<Record<string, unknown>>(server(), documentNamed('PageLayout'), { canonicalUrl: '/casino' });
    expect(layout?.result.data).toEqual(asked.data);
    expect(frame).toMatchObject({ operationName: 'PageFrame', variables: {} });
    expect(frame?.result.data).toEqual((await graphql(server(), documentNamed('PageFrame'))).data);
    expect(tree).toMatchObject({ operationName: 'FrameLayout', variables: { surface: 'casino-menu' } });
    expect(tree?.result.data).toEqual((await graphql(server(), documentNamed('FrameLayout'), { surface: 'casino-menu' })).data);
    expect(answersOf((await page('localhost', '/nowhere')).text)[1]?.result.data).toEqual({ pageLayout: null });
  });

  it('a page carries the left menu only for a desktop visitor, not for a phone or a player', async () => {
    const treeOf = async (headers: Record<string, string> = {}) =>
      answersOf((await get('/', { host: 'localhost', accept: 'text/html', ...headers })).text)[3]?.variables;
    expect(await treeOf()).toEqual({ surface: 'left-menu' });
    expect(await treeOf({ 'sec-ch-ua-mobile': '?1' })).toBeUndefined();
    expect(await treeOf({ cookie: '__Host-refresh=x' })).toBeUndefined();
  });

  it('each page carries an anonymous token of its own', async () => {
    const tokens = await Promise.all(
      [1, 2].map(async () => /"anonymousToken":"([^"]+)"/.exec((await page('localhost')).text)?.[1] ?? expect.fail('no token')),
    );
    expect(new Set(tokens).size).toBe(2);
  });

  it('a page is compressed for a client that accepts it', async () => {
    const { headers } = await get('/', { host: 'localhost', accept: 'text/html', 'accept-encoding': 'br, gzip' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'host, accept-encoding, user-agent, cookie' });
  });

  it("the console's page is served only on the console's host, with a policy of its own origin alone", async () => {
    const host = `console.localhost:${server().port}`;
    for (const path of ['/', '/drafts/draft-1', '/history?surface=receipt:bet-placed']) {
      const { status, text, headers } = await page(host, path);
      expect([status, text.includes('<title>Linemaker console')], path).toEqual([200, true]);
      // Boot data of players' pages must not reach operators.
      expect(text).not.toMatch(/boot|data-brand/);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self'; style-src 'self'; connect-src 'self' ws://${host};`);
      expect(policy).toContain(`require-trusted-types-for 'script'`);
      expect(policy).not.toMatch(/unsafe|\*|null/);
      expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' });
    }
    expect((await page(`localhost:${server().port}`, '/')).text).not.toContain('Linemaker console');
    expect((await page(`localhost:${server().port}`, '/console.html')).status).toBe(404);
  });

  it('checklist 50: the content policy of a page allows nothing inline, no eval and no unnamed origin', async () => {
    const { headers } = await page(`localhost:${server().port}`);
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((part) => [part.split(' ', 1)[0], part.slice(part.indexOf(' ') + 1)]),
    );
    const { geolocation, liveStreams, frames } = server().app.deps;
    const [vendor, pictures] = [geolocation.vendorOrigin, liveStreams.hostOrigin];
    const [faults, partner, chat, payments, games] = ['errors', 'partner', 'chat', 'pay', 'games'].map((name) =>
      vendor.replace('//localhost', `//${name}.localhost`),
    );
    expect(policy).toMatchObject({
      'default-src': `'none'`,
      'script-src': `'self' ${vendor}`,
      'style-src': `'self'`,
      'img-src': `'self' data:`,
      'font-src': `'self'`,
      'object-src': `'none'`,
      'base-uri': `'none'`,
      'frame-ancestors': `'none'`,
      'frame-src': `${frames.get('help') ?? ''} ${chat} ${payments} ${games}`,
      'require-trusted-types-for': `'script'`,
      'trusted-types': 'linemaker',
      'connect-src': `'self' ws://localhost:${server().port} ${vendor} ${pictures} ${faults}`,
      'media-src': `'self' ${pictures} blob:`,
    });
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
    // Only this brand links accounts, so only its content security policy lists the partner's origin, even on a 404 page.
    const linking = await page(`espnbet.localhost:${server().port}`);
    expect(linking.headers['content-security-policy']).toContain(` ${partner};`);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
  });

  it('the preview frame can be framed only by the console and connects to nothing', async () => {
    const host = `console.localhost:${server().port}`;
    const { status, headers, text } = await page(host, '/preview-frame');
    expect(status).toBe(200);
    expect(text).toContain('a frame');
    const policy = String(headers['content-security-policy']);
    for (const part of [`connect-src 'none'`, `script-src 'self';`, `frame-ancestors 'self'`, `form-action 'none'`, `frame-src 'none'`])
      expect(policy).toContain(part);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    const around = await page(host, '/drafts/any');
    expect(String(around.headers['content-security-policy'])).toMatch(/frame-src 'self';.*frame-ancestors 'none'/);
    const players = await page(`localhost:${server().port}`, '/preview-frame');
    expect(players.text).not.toContain('a frame');
    expect(String(players.headers['content-security-policy'])).toContain(`frame-ancestors 'none'`);
  });

  it('a host name with markup is not written into the page', async () => {
    const answer = await page('"><script>alert(1)</script>.localhost');
    expect(answer.text).not.toContain('alert(1)');
  });

  it('an unknown address is a page with status 404, and a moved address redirects', async () => {
    const nowhere = await page('localhost', '/nowhere');
    expect([nowhere.status, bootOf(nowhere.text)['brand']]).toEqual([404, server().app.deps.config.brand]);
    expect((await page('localhost', '/sport/unheard-of')).status).toBe(404);
    expect((await page('localhost', '/promotions/unheard-of')).status).toBe(404);
    expect((await page('localhost', '/promotions/free-game')).status).toBe(200);
    for (const path of ['/', '/quick-bets', '/fan-center/section/for-you', '/search', '/search/jets/all', '/casino/lobby', '/login'])
      expect((await page('localhost', path)).status, path).toBe(200);
    const moved = await page('localhost', '/me/account_summary');
    expect([moved.status, moved.headers['location']]).toEqual([301, '/account/summary']);
  });

  it('every path of the application is a page, but a missing file is 404', async () => {
    expect((await page('localhost', '/sport/football/organization/united-states/competition/nfl')).status).toBe(200);
    expect((await get('/assets/gone.js')).status).toBe(404);
    for (const name of ['main.js', 'main.mjs']) expect((await get(`/server/${name}`)).status, 'the server’s own code').toBe(404);
    for (const list of ['persistedDocuments', 'capabilities', 'views'])
      expect((await get(`/${list}.json`)).status, 'what the build knows').toBe(404);
    expect((await get('/favicon.ico', { accept: 'image/*' })).status).toBe(404);
    expect((await ask(server().port, '/my-bets', { method: 'POST', body: '' })).status).toBe(404);
  });

  it("each brand's host and the console have their own icon, which is revalidated by its tag", async () => {
    const { brands, defaultBrand, icons } = listBrands(ROOT);
    for (const brand of brands) {
      const icon = await get('/favicon.svg', { host: `${brand}.localhost` });
      expect(icon.text, brand).toBe(icons[brand]);
      expect(icon.headers, brand).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=300', vary: 'host' });
      const known = await get('/favicon.svg', { host: `${brand}.localhost`, 'if-none-match': String(icon.headers['etag']) });
      expect([known.status, known.text], brand).toEqual([304, '']);
    }
    expect((await get('/favicon.svg', { host: 'localhost' })).text).toBe(icons[defaultBrand]);
    expect((await get('/favicon.svg', { host: 'console.localhost' })).text).toBe('<svg>neutral</svg>');
  });

  it('assets are cached for ever and served with the compression of the build', async () => {
    const plain = await get('/assets/index-AbC123.js');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript') as string,
    });
    expect((await get('/assets/index-AbC123.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  it('a media file is served by range, so that a player can seek in it', async () => {
    const whole = await get('/media/film.webm');
    expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes', 'content-length': '1000' });
    const part = await get('/media/film.webm', { range: 'bytes=500-503' });
    expect([part.status, part.text]).toEqual([206, film.toString('latin1', 500, 504)]);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 500-503/1000', 'content-length': '4' });
    expect((await get('/media/film.webm', { range: 'bytes=5000-' })).status).toBe(416);
    expect((await get('/media/film.vtt')).headers['content-type']).toMatch(/^text\/vtt/);
  });

  it('a path with dots never leaves the public folder', async () => {
    for (const path of ['/../package.json', '/assets/../../package.json', '/%2e%2e/package.json', '/assets/%2e%2e%2f%2e%2e%2fpackage.json'])
      expect((await get(path)).text).not.toContain('"name"');
  });
});

describe('GraphQL over HTTP', () => {
  const post = (body: object, headers: Record<string, string> = {}) =>
    ask(server().port, '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const query = (text: string, more: Record<string, string> = {}) =>
    get(`/graphql?${new URLSearchParams({ query: text }).toString()}`, more);

  it('checklist 52: a mutation by GET is refused with 405 and the allowed method', async () => {
    const answer = await query('mutation { clearBetslip { id } }');
    expect(answer).toMatchObject({ status: 405 });
    expect(answer.headers['allow']).toContain('POST');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a GraphQL body of type %s, which a foreign page can send, is refused',
    async (type) => {
      expect(
        (
          await ask(server().port, '/graphql', {
            method: 'POST',
            headers: { 'content-type': type },
            body: '{"query":"mutation { clearBetslip { id } }"}',
          })
        ).status,
      ).toBe(415);
    },
  );

  it('an answer with data of a player or visitor is never cached', async () => {
    const player = await PlayerClient.fresh(server());
    const account = await post({ query: '{ account { id } }' }, { authorization: `Bearer ${player.tokens.access_token}` });
    expect(account.headers['cache-control']).toBe('no-store');
    expect((await query('{ startup { anonymousToken } }')).headers['cache-control']).toBe('no-store');
  });

  it('a public answer has an ETag and is revalidated with 304', async () => {
    const first = await query('{ sportsMenu { id label } }');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/) as string,
    });
    expect(await query('{ sportsMenu { id label } }', { 'if-none-match': String(first.headers.etag) })).toMatchObject({
      status: 304,
      text: '',
    });
  });

  it('each visitor gets a token of their own and keeps it', async () => {
    const ask1 = async (headers: Record<string, string> = {}) =>
      (
        await graphql<{ startup: { anonymousToken: string | null; regionalMetadata: { ipAddress: string } } }>(
          server(),
          '{ startup { anonymousToken regionalMetadata { ipAddress } } }',
          {},
          headers,
        )
      ).data.startup;
    const [first, second] = [await ask1(), await ask1()];
    expect(first.anonymousToken).not.toBe(second.anonymousToken);
    expect(first.regionalMetadata.ipAddress).toBe('127.0.0.1');
    expect((await ask1({ 'x-anonymous-authorization': first.anonymousToken ?? '' })).anonymousToken).toBeNull();
  });

  it('an unknown persisted query hash is refused with a specific error and learned with its text', async () => {
    const text = '{ liveEventsCount { label } }';
    const hash = await crypto.subtle
      .digest('SHA-256', new TextEncoder().encode(text))
      .then((digest) => Buffer.from(digest).toString('hex'));
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    const byHash = () => get(`/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`);
    expect(await byHash()).toMatchObject({
      status: 200,
      json: { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
    });
    expect((await post({ query: text, extensions })).json).toHaveProperty('data');
    expect((await byHash()).json).toHaveProperty('data');
    expect(await post({ query: '{ __typename }', extensions })).toMatchObject({ status: 400 });
  });

  it.each([
    ['deep', `{ sportsMenu ${'{ children '.repeat(25)}{ id }${' }'.repeat(25)} }`],
    ['full of aliases', `{ ${Array.from({ length: 61 }, (_, at) => `a${at}: liveEventsCount { count }`).join(' ')} }`],
    ['long', `{ ${'liveEventsCount { count } '.repeat(2_000)} }`],
  ])('checklist 55: a GraphQL document that is too %s is refused', async (_name, text) => {
    const answer = await post({ query: text });
    expect(JSON.stringify(answer.json)).toMatch(/limit/i);
    expect(answer.json).not.toHaveProperty('data.sportsMenu');
  });

  it('checklist 55: a list of several operations is refused without data', async () => {
    const answer = await post([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('"data"');
  });

  it('a text that the database cannot store is refused as bad input', async () => {
    const { tokens } = await PlayerClient.fresh(server());
    for (const placementId of ['0123456789abcdef\0', '0123456789abcdef\ud800']) {
      const answer = await ask(server().port, '/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access_token}` },
        body: JSON.stringify({ query: 'query ($id: ID!) { placement(placementId: $id) { status } }', variables: { id: placementId } }),
      });
      expect(answer).toMatchObject({ status: 400, json: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] } });
    }
    const login = await ask(server().port, '/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=password&client_id=linemaker-web&username=a%00b&password=x',
    });
    expect(login).toMatchObject({ status: 400, json: { error: 'invalid_request' } });
    const command = await ask(server().port, '/sandbox/account', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a\0b' }),
    });
    expect(command.status).toBe(422);
  });

  it('a list of operations is refused with 400', async () => {
    expect(
      (
        await ask(server().port, '/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '[{"query":"{ __typename }"},{"query":"{ __typename }"}]',
        })
      ).status,
    ).toBe(400);
  });

  it('checklist 58: an internal error shows the client only a correlation id', async () => {
    const { db } = server().app.deps;
    const player = await PlayerClient.fresh(server());
    await db
      .updateTable('ledger_accounts')
      .set({ kind: 'player-lost' })
      .where('player_id', '=', player.playerId)
      .where('kind', '=', 'player-cash')
      .execute();
    const { errors } = await player.try('{ account { balances { version } } }');
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(/^Oops/) as string,
        extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId: expect.stringMatching(/^\w{26}$/) as string },
      },
    ]);
    expect(JSON.stringify(errors)).not.toMatch(/wallet|stack|server\//);
  });
});
