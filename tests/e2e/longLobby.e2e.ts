import { expect, type Locator, type Page, test } from 'playwright/test';
import { casino } from '#server/content/authored/casino/casino.ts';
import { lobbyOf } from '../bench/lobby/lobbyOf.ts';
import { sandbox } from './support/sandbox.ts';
import { siteOf } from './support/site.ts';

/** No other test file uses this brand's casino. */
const BRAND = 'hwc';
const SHELVES = 120;
const publish = (document: object) => sandbox('layout', { surface: 'casino', brand: BRAND, document });

// One by one, because the last test restores the lobby.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => publish(lobbyOf(SHELVES)));
test.afterAll(() => publish(casino));
test.beforeEach(async ({ page }) => {
  await page.goto(`${siteOf(BRAND)}/casino`);
  await expect(links(page, 0)).not.toHaveCount(0);
});

const shelf = (page: Page, at: number) => page.locator(`[data-node^="rail-${at}_"]`);
const links = (page: Page, at: number) => shelf(page, at).getByRole('listitem').getByRole('link');
const drawn = (page: Page) => page.locator('[data-node^="rail-"] ul').count();
/** Waits until the shelf stops moving. Returns the pixels from the viewport's top to its top. */
async function standing(page: Page, at: number): Promise<number> {
  const top = () => shelf(page, at).evaluate((box) => Math.round(box.getBoundingClientRect().top));
  await expect.poll(async () => (await top()) === (await top())).toBe(true);
  return top();
}
/** Scrolls down until the shelf at index `to` is visible. Waits for loading shelves before each step. */
async function readOn(page: Page, to: number): Promise<void> {
  const sought = links(page, to).first();
  await expect(async () => {
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    if (!(await isSeen(sought))) await page.mouse.wheel(0, 800);
    await expect(sought).toBeInViewport({ timeout: 200 });
  }).toPass();
}
const isSeen = (link: Locator): Promise<boolean> =>
  expect(link)
    .toBeInViewport({ timeout: 200 })
    .then(
      () => true,
      () => false,
    );

test('a reader scrolling the lobby finds shelf after shelf, and only near ones are in the page', async ({ page }) => {
  await page.mouse.move(600, 500);
  await readOn(page, 14);
  await expect(links(page, 14)).toHaveCount(40);
  await expect(links(page, 0)).toHaveCount(0);
  await expect.poll(() => drawn(page)).toBeLessThan(20);
  await page.keyboard.press('End');
  await expect(links(page, SHELVES - 1)).toHaveCount(40);
  await expect.poll(() => drawn(page)).toBeLessThan(20);
});

test('a reader sees nothing move while shelves above are removed and drawn again', async ({ page }) => {
  await page.mouse.move(600, 500);
  await readOn(page, 12);
  await expect(links(page, 0)).toHaveCount(0);
  const before = await standing(page, 12);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => standing(page, 12)).toBe(before + 400);
  await page.mouse.wheel(0, -800);
  await expect.poll(() => standing(page, 12)).toBe(before + 1_200);
});

test('a player who returns from a game is at the same place in the lobby', async ({ page }) => {
  await page.mouse.move(600, 500);
  await readOn(page, 30);
  await links(page, 30).first().scrollIntoViewIfNeeded();
  const before = await standing(page, 30);
  await links(page, 30).first().click();
  await expect(page).not.toHaveURL(/\/casino$/);
  await page.goBack();
  await expect(links(page, 30)).toHaveCount(40);
  await expect.poll(async () => Math.abs((await standing(page, 30)) - before)).toBeLessThanOrEqual(2);
});

test('a keyboard user reaches the next shelf and keeps the focus while scrolling away', async ({ page }) => {
  await links(page, 5).last().focus();
  await expect(links(page, 6)).toHaveCount(40);
  await page.keyboard.press('Tab');
  await expect(shelf(page, 6).locator(':focus')).toHaveCount(1);
  await page.mouse.move(600, 500);
  await readOn(page, 25);
  await expect(shelf(page, 6).locator(':focus')).toHaveCount(1);
  await expect(links(page, 9)).toHaveCount(0);
  await links(page, 6).last().focus();
  await expect(links(page, 7)).toHaveCount(40);
  await page.keyboard.press('Tab');
  await expect(shelf(page, 7).locator(':focus')).toHaveCount(1);
});
