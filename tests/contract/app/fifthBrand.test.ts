import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBrands } from '#server/platform/config/brands.ts';
import { ask } from '#tests/support/http.ts';
import { graphql } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';
import { ROOT } from '../../../scripts/files.ts';

/** Paths needed to build the players' page. */
const PARTS = [
  'brands',
  'registry',
  'schemas',
  'scripts',
  'server',
  'src',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];
const PLUM = '#7a1f5c';

const project = mkdtempSync(join(tmpdir(), 'linemaker-fifth-brand-'));
for (const part of PARTS) cpSync(join(ROOT, part), join(project, part), { recursive: true });
mkdirSync(join(project, 'public'));
cpSync(join(ROOT, 'public/favicon.svg'), join(project, 'public/favicon.svg'));
symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Copy of another brand's folder with a new name, texts and color. Nothing else changes. */
const folder = join(project, 'brands/zebra');
cpSync(join(project, 'brands/tsb'), folder, { recursive: true });
function rewrite(file: string, from: RegExp, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!from.test(text)) throw new Error(`${file} has nothing like ${from.source}`);
  writeFileSync(path, text.replace(from, to));
}
rewrite('brand.ts', /id: 'tsb'/, "id: 'zebra'");
rewrite('house.json', /"name": "[^"]+"/, '"name": "Zebra Plains"');
rewrite('copy.json', /"tagline": "[^"]+"/, '"tagline": "Black, white and plum"');
rewrite('copy.json', /"Forgot your password\?": "[^"]+"/, '"Forgot your password?": "Lost your stripes?"');
rewrite('tokens.ts', /accent: '#\w+'/, `accent: '${PLUM}'`);

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 4h24v24H4Z" fill="${PLUM}"/></svg>\n`;
writeFileSync(join(folder, 'icon.svg'), ICON);

const { brands, icons } = listBrands(project);
const distDir = join(project, 'dist');
beforeAll(() => build({ root: project, logLevel: 'error' }), 240_000);
const server = useTestServer({ brands, icons, distDir });

const host = () => `zebra.localhost:${server().port}`;
const read = (path: string, accept = '*/*') => ask(server().port, path, { headers: { host: host(), accept } });

describe('a fifth brand', () => {
  it('a new brand is added by a folder of data alone', () => {
    expect(brands).toEqual([...listBrands(ROOT).brands, 'zebra'].toSorted());
  });

  it("the new brand's page names the brand and loads only that brand's texts", async () => {
    const { status, text } = await read('/', 'text/html');
    expect(status).toBe(200);
    expect(text).toContain('data-brand="zebra"');
    expect(text).toContain('"brand":"zebra"');
    const [, chunk = ''] = /<link rel="modulepreload" href="(\/assets\/brand[^"]+\.js)">/.exec(text) ?? [];
    const code = await read(chunk);
    expect(code.status).toBe(200);
    for (const own of ['Zebra Plains', 'Black, white and plum', 'Lost your stripes?', PLUM]) expect(code.text).toContain(own);
    // The view's code contains the texts that all brands have in common.
    expect(code.text).not.toContain('Reuse Selections');
  });

  it('the new brand is served startup and a home page', async () => {
    const query = '{ startup { regionalMetadata { currentRegionCode } } pageLayout(canonicalUrl: "/") { slots { id } } }';
    type Home = { readonly startup: object; readonly pageLayout: { readonly slots: readonly object[] } };
    const { data, errors } = await graphql<Home>(server(), query, {}, { host: host() });
    expect(errors).toEqual([]);
    expect(data.pageLayout.slots.length).toBeGreaterThan(3);
  });

  it('the new brand has its own icon, and other brands keep theirs', async () => {
    const icon = await read('/favicon.svg');
    expect([icon.status, icon.text]).toEqual([200, ICON]);
    const others = await ask(server().port, '/favicon.svg', { headers: { host: `tsb.localhost:${server().port}` } });
    expect(others.text).toBe(readFileSync(join(ROOT, 'brands/tsb/icon.svg'), 'utf8'));
  });

  it('the new brand changes no page of other brands', async () => {
    const { text } = await ask(server().port, '/', { headers: { host: `tsb.localhost:${server().port}`, accept: 'text/html' } });
    expect(text).toContain('"brand":"tsb"');
    expect(text).not.toContain('zebra');
  });
});
