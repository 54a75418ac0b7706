import { expect, type Page, test } from 'playwright/test';
import { violationsOf } from './support/axe.ts';
import { accountButton, logIn } from './support/line.ts';
import { newPlayer } from './support/sandbox.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('no part beside the page covers the footer', async ({ page }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('heading').first()).toBeAttached();
  await foot.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const covered = () =>
    foot.evaluate((element) => {
      const { left, right, top } = element.getBoundingClientRect();
      const at = (x: number) => document.elementFromPoint(x, Math.max(top, 0) + 80);
      return [left + 40, (left + right) / 2, right - 40].filter((x) => !element.contains(at(x)));
    });
  await expect.poll(covered).toEqual([]);
});

const isWithinScreen = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const width of [375, 1280]) {
  test(`the account panel of a player at ${width} px shows money, rewards and a logout that asks first`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/login');
    await logIn(page, await newPlayer());
    await page.goto('/promotions');
    await accountButton(page).click();
    const panel = page.getByRole('dialog', { name: 'Your account' });
    await expect(panel.getByText('Playable Balance')).toBeVisible();
    expect((await panel.boundingBox())?.width).toBe(360);
    await expect(panel.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/account/wallet/withdrawal');
    await expect(panel.getByRole('link', { name: 'See All, Rewards' })).toHaveAttribute('href', '/account/award-details');
    expect(await isWithinScreen(page)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('account.png') });
    await panel.getByRole('button', { name: /^Log Out/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await panel.getByRole('link', { name: 'Deposit' }).click();
    await expect(page).toHaveURL(/\/account\/wallet\/deposit$/);
    await expect(panel).toBeHidden();
  });
}

test("a visitor's menu is 316 px wide, with help and the choice of odds", async ({ page }) => {
  await page.goto('/live');
  await page.getByRole('banner').getByRole('button', { name: 'Menu for visitors' }).click();
  const menu = page.getByRole('dialog', { name: 'Welcome' });
  await expect(menu.getByRole('group', { name: 'Odds format' })).toBeVisible();
  expect((await menu.boundingBox())?.width).toBe(316);
  expect(await violationsOf(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('visitors.png') });
  await menu.getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/account\/help$/);
});

test('a dialog hides the page from its first frame on and is readable in that frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/live');
  await page.evaluate(() => {
    const halt = (): void => {
      if (document.querySelector('[role="dialog"]') === null) return;
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
    };
    new MutationObserver(halt).observe(document, { subtree: true, childList: true });
  });
  await page.getByRole('banner').getByRole('button', { name: 'Menu for visitors' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().map(({ currentTime }) => currentTime))).toContain(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('the footer explains how to install the brand on a device', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/promotions');
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Add to home screen' });
  await button.scrollIntoViewIfNeeded();
  await page.screenshot({ path: test.info().outputPath('foot.png') });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Add to home screen' })).toBeVisible();
  expect(await isWithinScreen(page)).toBe(true);
});

for (const width of [375, 1280]) {
  test(`the built-in footer is as high as the published one at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    const height = async (): Promise<number | undefined> => {
      await page.goto('/promotions');
      const foot = page.getByRole('contentinfo');
      await expect(foot.getByRole('link', { name: 'Terms of Use' })).toBeAttached();
      await expect(foot.getByRole('heading', { name: 'Company' })).toHaveCount(isLost ? 0 : 1);
      return (await foot.boundingBox())?.height;
    };
    let isLost = false;
    const published = await height();
    isLost = true;
    await page.route('**/promotions', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"operationName":"PageFrame"', '"operationName":"Nothing"');
      await route.fulfill({ response: answer, body });
    });
    await page.route(/graphql.*PageFrame/, (route) => route.abort());
    expect(await height()).toBe(published);
  });
}
