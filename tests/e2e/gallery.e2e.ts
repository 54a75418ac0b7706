import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { violationsOf } from './support/axe.ts';

/** Fixture whose text the test changes, only in memory. */
const FIXTURE = 'fixtures/pageShelves/QuickLinks.ts';

let server: ViteDevServer;
let address = '';
let words = '';

// One by one, because each worker would start a development server.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const path = `${process.cwd()}/${FIXTURE}`;
  const edited = { name: 'edited', enforce: 'pre' as const, load: (id: string) => (id === path && words !== '' ? edit(path) : null) };
  server = await createServer({
    plugins: [edited],
    logLevel: 'error',
    cacheDir: 'node_modules/.vite-gallery',
    server: { port: 0, watch: null },
  });
  await server.listen();
  address = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
});
test.afterAll(() => server.close());

const edit = (path: string): string => readFileSync(path, 'utf8').replace("'Live'", `'${words}'`);

/** A cold development server compiles each module on demand. */
const patient = { timeout: 90_000 };
const stage = (page: Page) => page.frameLocator('iframe');

for (const [mode, width] of [
  ['light', 1_280],
  ['dark', 375],
] as const) {
  test(`the gallery, ${mode}, ${width} px: no violation of WCAG 2.0–2.2 A and AA`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${address}/gallery.html?family=pageShelves&kind=MarketGrid&case=one&mode=${mode}`, patient);
    await expect(stage(page).getByRole('heading').first()).toBeVisible(patient);
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('the gallery redraws a saved fixture at once, without a reload', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${address}/gallery.html?family=pageShelves&kind=QuickLinks&case=usual`, patient);
  await expect(stage(page).getByRole('link').first()).toBeVisible(patient);
  words = 'Words that were just saved';
  server.watcher.emit('change', `${process.cwd()}/${FIXTURE}`);
  await expect(stage(page).getByText(words)).toBeVisible(patient);
  await expect(page).toHaveURL(/kind=QuickLinks&case=usual/);
});

test("the gallery checks and draws a file of the user's own, in the chosen width", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${address}/gallery.html?width=375`, patient);
  const links = { id: 'links', kind: 'QuickLinksShelf', v: 2, criticality: 'OPTIONAL' };
  const open = async (props: object) =>
    page.getByLabel('JSON file of a document').setInputFiles({
      ...{ name: 'mine.json', mimeType: 'application/json' },
      buffer: Buffer.from(JSON.stringify({ ...links, props })),
    });
  await open({ title: 'Mine', links: [] });
  await expect(page.getByRole('heading', { name: 'mine.json can’t be published: 1 error' })).toBeVisible(patient);
  await expect(page.getByText('links › props › links', { exact: true })).toBeVisible();
  await open({
    title: 'Mine',
    links: [{ id: 'a', label: 'To the live page', icon: 'live', deepLink: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' } }],
  });
  await expect(stage(page).getByRole('link', { name: 'To the live page' })).toBeVisible(patient);
  expect(
    await stage(page)
      .locator('html')
      .evaluate(() => innerWidth),
  ).toBe(375);
});
