import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listBrands } from '#server/platform/config/brands.ts';
import { matchRoute } from '#server/content/documents/routes.ts';
import { ROOT } from '../../../scripts/files.ts';
import { ask } from '#tests/support/http.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const distDir = mkdtempSync(join(tmpdir(), 'linemaker-site-'));
mkdirSync(join(distDir, 'server/icons'), { recursive: true });
writeFileSync(join(distDir, 'index.html'), readFileSync(join(ROOT, 'index.html')));
writeFileSync(join(distDir, 'console.html'), '<!doctype html><html lang="en"><head></head><body></body></html>');
writeFileSync(join(distDir, 'favicon.svg'), '<svg/>');
writeFileSync(join(distDir, 'server/icons/tsb-192.png'), 'a picture');
afterAll(() => rmSync(distDir, { recursive: true }));

const server = useTestServer({ distDir, securityContacts: { tsb: 'mailto:security@house.test', hwc: null } });
const host = (name: string): string => `${name}.localhost:${server().port}`;
const get = (name: string, path: string) => ask(server().port, path, { headers: { host: host(name) } });
const { brands, brandNames, brandColors } = listBrands(ROOT);

describe('the files of a site', () => {
  it('each brand has a manifest of its name, colours and icon, and the page links to it', async () => {
    for (const brand of brands) {
      const { status, headers, json } = await get(brand, '/manifest.webmanifest');
      expect([status, headers['content-type'], headers['vary']], brand).toEqual([200, 'application/manifest+json; charset=utf-8', 'host']);
      expect(json, brand).toMatchObject({
        ...{ name: brandNames[brand], start_url: '/', display: 'standalone' },
        ...{ theme_color: brandColors[brand]?.chrome, background_color: brandColors[brand]?.surface },
      });
    }
    const { text } = await ask(server().port, '/', { headers: { host: host('tsb'), accept: 'text/html' } });
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  });

  it('a manifest lists the drawn pictures of its brand and no others', async () => {
    const iconsOf = async (brand: string) =>
      ((await get(brand, '/manifest.webmanifest')).json as { readonly icons: readonly { readonly src: string }[] }).icons.map(
        ({ src }) => src,
      );
    expect(await iconsOf('tsb')).toEqual(['/favicon.svg', '/icon-192.png']);
    expect(await iconsOf('hwc')).toEqual(['/favicon.svg']);
    const picture = await get('tsb', '/icon-192.png');
    expect([picture.status, picture.headers['content-type'], picture.text]).toEqual([200, 'image/png', 'a picture']);
    expect((await get('hwc', '/icon-192.png')).status).toBe(404);
  });

  it('the robots of a brand stay out of accounts, of addresses of programs and of searches', async () => {
    const { status, text } = await get('tsb', '/robots.txt');
    expect(status).toBe(200);
    for (const line of ['Disallow: /account', 'Disallow: /i/', 'Disallow: /graphql', 'Disallow: /search', 'Allow: /account/help'])
      expect(text.split('\n'), line).toContain(line);
    for (const open of ['Disallow: /', 'Disallow: /casino', 'Disallow: /legal', 'Disallow: /sport'])
      expect(text.split('\n'), open).not.toContain(open);
    expect(text).toContain(`Sitemap: http://${host('tsb')}/sitemap.xml`);
  });

  it('the console closes itself to robots and has no other file of a site', async () => {
    expect((await get('console', '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/manifest.webmanifest', '/sitemap.xml', '/.well-known/security.txt', '/icon-192.png'])
      expect((await get('console', path)).status, path).toBe(404);
  });

  it('a sitemap names public pages of its brand alone, each once and with an address that the site has', async () => {
    const pathsOf = async (brand: string) =>
      [...(await get(brand, '/sitemap.xml')).text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = '']) =>
        at.replace(`http://${host(brand)}`, ''),
      );
    const [book, casino] = [await pathsOf('tsb'), await pathsOf('hwc')];
    for (const paths of [book, casino]) {
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths.length).toBeLessThanOrEqual(2_000);
      expect(paths.filter((path) => matchRoute(path) === null)).toEqual([]);
      expect(paths.filter((path) => /^\/(account\/(?!help)|my-bets|search|login|signup)/.test(path))).toEqual([]);
    }
    const games = server().app.deps.catalogue.games();
    const ofGames = (paths: readonly string[]) => paths.filter((path) => /^\/casino\/category\/[^/]+\/[^/]+$/.test(path));
    expect(ofGames(casino)).toHaveLength(games.length);
    for (const { canonicalUrl } of server().app.deps.catalogue.competitions()) expect(book).toContain(canonicalUrl);
    expect(casino.filter((path) => /^\/(sport|live)/.test(path))).toEqual([]);
    expect(book).toEqual(expect.arrayContaining(['/', '/live', '/promotions', '/legal/privacy']));
  });

  it('a security contact is told with an end within a year where one is configured, and else not at all', async () => {
    const { status, text } = await get('tsb', '/.well-known/security.txt');
    expect(status).toBe(200);
    expect(text).toContain('Contact: mailto:security@house.test\n');
    expect(text).toContain(`Canonical: http://${host('tsb')}/.well-known/security.txt\n`);
    const left = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - server().app.deps.ports.now().getTime();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(365 * 24 * 3_600_000);
    for (const brand of ['hwc', 'tsc']) expect((await get(brand, '/.well-known/security.txt')).status, brand).toBe(404);
  });
});
