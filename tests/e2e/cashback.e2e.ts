import { expect, type Page, test } from 'playwright/test';
import { logIn } from './support/line.ts';
import { newPlayer, sandbox } from './support/sandbox.ts';
import { E2E_PORT, siteOf } from './support/site.ts';
import { startServerAt } from './support/startServer.ts';

const NEWARK = { latitude: 40.7357, longitude: -74.1724, accuracy: 20 };
const TITLE = 'Copper Canyon Express';
const GAME = '/casino/category/slots/copper-canyon-express';
const OFFER = '/promotions/hwc-cashback';
// Its own server, because this test moves the clock past midnight.
const PORT = E2E_PORT + 20;
const SITE = siteOf('hwc', PORT);
const CONTROL = siteOf(undefined, PORT);
const DAY_AND_HOUR_SECONDS = 90_000;

test.use({ baseURL: SITE, permissions: ['geolocation'], geolocation: NEWARK });

let stop: () => Promise<void> = () => Promise.resolve();
test.beforeAll(async () => {
  ({ stop } = await startServerAt(PORT));
});
test.afterAll(() => stop());

const surface = (page: Page) => page.getByRole('dialog', { name: TITLE });
const game = (page: Page) => surface(page).frameLocator('iframe');
const balance = (page: Page) =>
  surface(page)
    .locator('dl div', { has: page.getByText('Balance', { exact: true }) })
    .locator('dd');
const offer = (page: Page) => page.getByRole('main').getByRole('article');

/** Opens the casino game and bets $10 per round. */
async function sitDown(page: Page): Promise<void> {
  await page.goto(GAME);
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(game(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  const bet = game(page).getByRole('group', { name: 'Bet of each round' });
  for (const next of ['$1.25', '$2.50', '$5.00', '$10.00']) {
    await bet.getByRole('button', { name: 'More' }).click();
    await expect(bet).toContainText(next);
  }
}

async function lose(page: Page, left: string): Promise<void> {
  await sandbox('game', { nextMultiple: 0 }, CONTROL);
  await game(page).getByRole('button', { name: 'Spin' }).click();
  await expect(balance(page)).toHaveText(left);
}

test('a player opts in to cashback, loses a day, is paid in credit that expires, and plays with it', async ({ page }) => {
  const player = await newPlayer(10_000, CONTROL);
  await page.goto(OFFER);
  await page.getByRole('button', { name: 'Log in to opt in' }).click();
  await logIn(page, player);
  await offer(page).getByRole('button', { name: 'Opt in', exact: true }).click();
  await expect(offer(page).getByText('Nothing counts toward this offer yet.')).toBeVisible();

  await sitDown(page);
  await lose(page, '$90.00');
  await lose(page, '$80.00');
  await page.goto(OFFER);
  await expect(offer(page).getByText(/^Your play on .* counts\. We work it out once the day and all its rounds are over\.$/)).toBeVisible();
  await page.goto('/account/award-details/cashback');
  await expect(page.getByRole('main').getByText('No Eligible Cashback Available')).toBeVisible();

  await sandbox('clock', { advanceSeconds: DAY_AND_HOUR_SECONDS }, CONTROL);
  await page.goto(`/login?previousPath=${encodeURIComponent(OFFER)}`);
  await logIn(page, player);
  await expect(offer(page).getByText(/^Your net loss of \$20\.00 on .* earned cashback of \$2\.00\.$/)).toBeVisible();
  await expect(offer(page).getByText(/^Use it before /)).toBeVisible();
  await page.goto('/account/award-details/cashback');
  await expect(page.getByRole('main').getByText('$2.00')).toBeVisible();
  await expect(page.getByRole('main').getByRole('list', { name: 'Cashback' })).toContainText(/Ends \d\d\/\d\d\/\d{4} \d+:\d\d [AP]M ET/);

  await page.goto('/account/settings/content');
  await page.getByRole('main').getByText('Balance', { exact: true }).click();
  await page.getByLabel('Balance that casino games use first').selectOption({ label: 'Bonus first' });
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('BONUS_FIRST') === true);
  await page.getByRole('button', { name: 'Save preferences' }).click();
  expect((await saved).ok()).toBe(true);
  await sitDown(page);
  await expect(balance(page)).toHaveText('$82.00');
  await lose(page, '$72.00');
  await page.goto(OFFER);
  await expect(offer(page).getByText(/earned cashback of \$2\.00, which you have used\.$/)).toBeVisible();
  await page.goto('/account/award-details/cashback');
  await expect(page.getByRole('main').getByText('No Eligible Cashback Available')).toBeVisible();
});
