import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { ask, sandbox } from '#tests/support/http.ts';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { regionOfCode } from '#server/platform/regions/regions.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const distDir = mkdtempSync(join(tmpdir(), 'linemaker-legal-'));
mkdirSync(join(distDir, 'assets'));
const page = '<noscript>This site needs JavaScript.</noscript><script type="module" src="/assets/index-AbC123.js"></script>';
writeFileSync(join(distDir, 'index.html'), `<!doctype html><html lang="en"><head></head><body>${page}</body></html>`);
afterAll(() => rmSync(distDir, { recursive: true }));

const server = useTestServer({ distDir, brandNames: { tsb: 'One & Only' } });
afterEach(() => sandbox(server(), 'maintenance', { by: 'off' }));

const get = (path: string) => ask(server().port, path, { headers: { accept: 'text/html', host: 'tsb.localhost' } });
const noscriptOf = (html: string): string => /<noscript>([\s\S]*)<\/noscript>/.exec(html)?.[1] ?? '';

const publish = async (body: string): Promise<{ readonly version: number }> =>
  (await OperatorClient.as(server(), 'compliance')).run('publishLegalVersion', {
    ...{
      brand: 'tsb',
      region: '*',
      document: 'terms',
      title: 'Terms of Use',
      body,
      holdsFrom: null,
      change: 'editorial',
      reason: 'For the test',
    },
  });

it("a legal page is readable without scripts, in its brand's name, each version at its address", async () => {
  const first = await publish('{brand} is <b>open</b>.\n\nAt night too.');
  await publish('Closed.');
  const text = noscriptOf((await get('/legal/terms')).text);
  expect(text).toContain('<h1>Terms of Use</h1><p>Closed.</p><p>');
  expect(text, 'the helpline').toContain('1-800-GAMBLER');
  const before = noscriptOf((await get(`/legal/terms/${first.version}`)).text);
  expect(before).toContain('<p>One &amp; Only is &lt;b&gt;open&lt;/b&gt;.</p><p>At night too.</p>');
});

it('other pages and unpublished versions have no legal text without scripts', async () => {
  for (const path of ['/', '/legal/terms/999', '/legal/constructor', '/legal/terms/1/2'])
    expect(noscriptOf((await get(path)).text), path).toBe('This site needs JavaScript.');
});

it("a maintenance page carries the region's helpline and age", async () => {
  const helpOf = async () =>
    (JSON.parse(/id="boot">(.*?)<\/script>/.exec((await get('/')).text)?.[1] ?? '{}') as { readonly help?: object }).help;
  await sandbox(server(), 'maintenance', { by: 'header' });
  const { helpline } = regionOfCode(server().app.deps.config.defaultRegion) ?? expect.fail('no region');
  expect(await helpOf()).toEqual({ ...helpline, age: '21+' });
});

it('a legal page is served during maintenance, without scripts', async () => {
  await sandbox(server(), 'maintenance', { by: 'header', title: 'Back soon' });
  const { status, text, headers } = await get('/legal/privacy');
  expect(status).toBe(200);
  expect(text).toContain('<h1>Privacy Policy</h1>');
  expect(text).not.toContain('<script');
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '';
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))).toString('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect((await get('/')).text).toContain('<script');
});
