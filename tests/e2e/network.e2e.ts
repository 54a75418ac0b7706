import { expect, type Page, test } from 'playwright/test';
import catalogue from '#brands/tsb/copy.json' with { type: 'json' };

const LAYOUT_OF_PROMOTIONS = /\/graphql\?operationName=PageLayout&.*promotions/;
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });

async function frameStands(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'My Bets' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/live');
  await expect(menu(page).getByRole('link', { name: 'Promos' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('heading').first()).toBeAttached();
});

test('a page without a network keeps its frame, says so, and loads when the network returns', async ({ page, context }) => {
  await context.setOffline(true);
  await menu(page).getByRole('link', { name: 'Promos' }).click();
  await expect(heading(page, catalogue.voice.offlineTitle)).toBeVisible();
  await frameStands(page);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, catalogue.voice.offlineTitle)).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Promotions')).toBeVisible();
});

test('a page whose answer is delayed keeps its frame and says that it is loading', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(LAYOUT_OF_PROMOTIONS, async (route) => {
    await released;
    await route.continue();
  });
  await menu(page).getByRole('link', { name: 'Promos' }).click();
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading page' })).toBeVisible();
  await frameStands(page);
  release();
  await expect(heading(page, 'Promotions')).toBeVisible();
});

test('a page whose answer never comes gives up, says so, and loads again on a press', async ({ page }) => {
  await page.route(LAYOUT_OF_PROMOTIONS, () => undefined);
  await menu(page).getByRole('link', { name: 'Promos' }).click();
  // Calls time out after five seconds (product §7), and some are retried.
  await expect(heading(page, 'Oops... Looks like something went wrong')).toBeVisible({ timeout: 45_000 });
  await frameStands(page);
  await page.unroute(LAYOUT_OF_PROMOTIONS);
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'Promotions')).toBeVisible();
});
