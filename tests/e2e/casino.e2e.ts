import { expect, type Locator, type Page, test } from 'playwright/test';
import { logIn } from './support/line.ts';
import { siteOf } from './support/site.ts';

const demo = { playerId: 'demo', email: 'demo@linemaker.test', password: 'Linemaker-demo-1' };
const site = siteOf('tsb');
const rail = (page: Page, name: string): Locator => page.getByRole('main').getByRole('list', { name, exact: true });
const firstOf = (page: Page, name: string): Locator => rail(page, name).getByRole('listitem').first();

/** Scrolls to the item first, because an off-screen shelf has no layout. */
async function sizeOf(item: Locator): Promise<{ readonly width: number; readonly height: number }> {
  await item.scrollIntoViewIfNeeded();
  const box = await item.boundingBox();
  if (!box) throw new Error('The tile is not drawn');
  return { width: Math.round(box.width), height: Math.round(box.height) };
}

test('casino tiles have the sizes of the product', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${site}/casino`);
  expect((await sizeOf(firstOf(page, 'Slots'))).width).toBe(212);
  expect((await sizeOf(firstOf(page, 'Try for free'))).width).toBe(98);
  expect(await sizeOf(firstOf(page, 'Most played'))).toEqual({ width: 365, height: 355 });
});

for (const width of [375, 768, 1280, 1920]) {
  test(`the lobby is no wider than a screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site}/casino`);
    await expect(page.getByRole('heading', { name: 'All games in one place' })).toBeVisible();
    await firstOf(page, 'Most played').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    const [track, banner] = await Promise.all([
      rail(page, 'Most played').boundingBox(),
      page.getByRole('main').locator('[data-node^="banner"] > *').first().boundingBox(),
    ]);
    expect([track?.x, track?.width], 'cut at the column').toEqual([banner?.x, banner?.width]);
  });
}

test('a visitor goes from the lobby to a category, filters it, reads it to its end and opens a game', async ({ page }) => {
  await page.goto(`${site}/casino`);
  await page.getByRole('link', { name: 'See all games' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All games' })).toBeVisible();
  const tiles = page.getByRole('main').locator('a[href*="/casino/category/"]:has([data-art])');
  await expect(tiles).toHaveCount(24);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(tiles).toHaveCount(48);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(tiles).toHaveCount(60);
  await page.getByRole('button', { name: 'Featured' }).click();
  await expect(page.getByRole('button', { name: 'Featured' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => tiles.count()).toBeLessThan(24);
  await tiles.first().click();
  await expect(page.getByText('RTP')).toBeVisible();
});

test('the lobby has one search, the header’s, which finds a game while typing', async ({ page }) => {
  await page.goto(`${site}/casino`);
  const search = page.getByRole('searchbox');
  await expect(search).toHaveCount(1);
  await search.fill('copper');
  await expect(page).toHaveURL(/\/search\/copper\/casino$/);
  await expect(page.getByRole('main').locator('a[href*="/casino/category/"]')).toHaveCount(1);
});

test("a player's own games and rewards are in the lobby, and not in a visitor's", async ({ page }) => {
  await page.goto(`${site}/casino`);
  await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recently played' })).toHaveCount(0);
  await page.goto(`${site}/login`);
  await logIn(page, demo);
  await page.goto(`${site}/casino`);
  await expect(rail(page, 'Recently played').getByRole('link')).toHaveCount(10);
  await expect(page.getByText('25 rounds')).toBeVisible();
});
