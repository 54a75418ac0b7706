import { expect, type Locator, test } from 'playwright/test';
import { accountButton, logIn } from './support/line.ts';
import { newPlayer } from './support/sandbox.ts';

const widthOf = async (part: Locator): Promise<number | undefined> => (await part.boundingBox())?.width;

test("the page's frame has the measures of the product, and the header stays", async ({ page }) => {
  const main = page.getByRole('main');
  const startOfMain = async (): Promise<number | undefined> => (await main.boundingBox())?.x;
  await page.setViewportSize({ width: 1436, height: 900 });
  await page.goto('/');
  await expect.poll(startOfMain).toBe(280);
  await page.setViewportSize({ width: 1435, height: 900 });
  await expect.poll(startOfMain).toBe(80);
  await page.setViewportSize({ width: 1920, height: 1000 });
  expect(await widthOf(page.getByRole('complementary', { name: 'Betslip' }))).toBe(380);
  expect(await widthOf(page.getByRole('banner').getByRole('search'))).toBe(496);
  await page.evaluate(() => scrollTo(0, 600));
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await page.getByRole('button', { name: 'Menu for visitors' }).click();
  expect(await widthOf(page.getByRole('dialog'))).toBe(316);
  await page.keyboard.press('Escape');
  await page.goto('/account/summary');
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast.getByRole('listitem')).toBeVisible();
  expect(await widthOf(toast)).toBe(330);
  await page.goto('/login');
  await logIn(page, await newPlayer());
  await page.goto('/account/summary');
  await expect(main).toBeVisible();
  const [side, content] = [page.getByRole('navigation', { name: 'Account' }), main];
  await expect(side).toBeVisible();
  const [left, right] = [await side.boundingBox(), await content.boundingBox()];
  expect((right?.x ?? 0) + (right?.width ?? 0) - (left?.x ?? 0)).toBeLessThanOrEqual(1_296);
  await page.goto('/');
  await accountButton(page).click();
  expect(await widthOf(page.getByRole('dialog', { name: 'Your account' }))).toBe(360);
});
