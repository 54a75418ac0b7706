import { expect, type Page, test } from 'playwright/test';
import { violationsOf } from './support/axe.ts';
import { complaintsOf } from './support/complaints.ts';
import { accountButton, logIn } from './support/line.ts';
import { newPlayer, sandbox } from './support/sandbox.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: /^Search/ });

test.describe('search', () => {
  test('a search from the header shows results while typing, and Back leaves them', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto('/live');
    await box(page).pressSequentially('nfl', { delay: 30 });
    await expect(page).toHaveURL(/\/search\/nfl\/all$/);
    await expect(page.getByRole('navigation', { name: 'Results' }).getByRole('link', { name: /^All/ })).toBeVisible();
    await expect(box(page)).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/\/live$/);
    await expect(box(page)).toHaveValue('');
    expect(complaints).toEqual([]);
  });

  test('a search on a phone takes one press, and nothing is wider than the screen', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await box(page).fill('nothing is called so');
    await expect(page.getByText('Nothing found')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('a visitor replaces a forgotten password by a mailed link', async ({ page }) => {
  const player = await newPlayer();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Email').fill(player.email);
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(page.getByRole('heading', { name: 'Email sent' })).toBeVisible();
  const { mails } = await sandbox<{ mails: readonly { readonly body: string }[] }>('mail', { to: player.email });
  await page.goto(/http\S+/.exec(mails[0]?.body ?? '')?.[0] ?? '');
  await page.getByLabel('New password').fill('a new secret');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await logIn(page, { ...player, password: 'a new secret' });
  await expect(accountButton(page)).toBeVisible();
});

test('an address is answered by the server with the status of its page', async ({ page }) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/fan-center');
  await expect(page).toHaveURL(/\/fan-center\/section\/for-you$/);
  await page.goto('/sport/football/organization/united-states/competition/nfl/section/standings');
  await expect(page).toHaveURL(/\/competition\/nfl#standings$/);
  await expect(page.locator('[data-node^="standings_"]')).toBeFocused();
});

test('twenty quick navigations leave no request running and no complaint', async ({ page }) => {
  const complaints = complaintsOf(page);
  const running = new Set<unknown>();
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  await page.goto('/live');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeVisible();
  // Follows a link in each frame, faster than pages load. None of the pages opens a dialog.
  await menu.evaluate(async (nav) => {
    for (let step = 0; step < 21; step += 1) {
      nav.querySelector<HTMLElement>(`a[href="${['/promotions', '/', '/live'][step % 3] ?? ''}"]`)?.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(page).toHaveURL(/\/live$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => running.size).toBe(0);
  expect(complaints).toEqual([]);
});
