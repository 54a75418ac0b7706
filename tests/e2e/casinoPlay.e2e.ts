import { expect, type Page, test } from 'playwright/test';
import { violationsOf } from './support/axe.ts';
import { accountButton, logIn } from './support/line.ts';
import { newPlayer, sandbox } from './support/sandbox.ts';
import { siteOf } from './support/site.ts';

const NEWARK = { latitude: 40.7357, longitude: -74.1724, accuracy: 20 };
const GAME = '/casino/category/slots/copper-canyon-express';
const TITLE = 'Copper Canyon Express';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, permissions: ['geolocation'], geolocation: NEWARK });
// One test at a time, because the provider's sandbox controls apply to all its games.
test.describe.configure({ mode: 'serial' });

const surface = (page: Page) => page.getByRole('dialog', { name: TITLE });
const game = (page: Page) => surface(page).frameLocator('iframe');
const fact = (page: Page, term: string) =>
  surface(page)
    .locator('dl div', { has: page.getByText(term, { exact: true }) })
    .locator('dd');

async function spin(page: Page, multiple: number): Promise<void> {
  await sandbox('game', { nextMultiple: multiple });
  await game(page).getByRole('button', { name: 'Spin' }).click();
}

test('a player plays two rounds of a game, sees the balance change and finds both in the history', async ({ page }) => {
  const player = await newPlayer(10_000);
  await page.goto(`/login?previousPath=${encodeURIComponent(GAME)}`);
  await logIn(page, player);
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).tap();
  await expect(game(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await expect(fact(page, 'Balance')).toHaveText('$100.00');
  await spin(page, 0);
  await expect(fact(page, 'Last win')).toHaveText('$0.00');
  await expect(fact(page, 'Balance')).toHaveText('$99.00');
  await spin(page, 2);
  await expect(fact(page, 'Last win')).not.toHaveText('$0.00');
  await expect(fact(page, 'Balance')).not.toHaveText('$99.00');
  const won = await fact(page, 'Last win').textContent();
  expect(await violationsOf(page)).toEqual([]);
  await surface(page).getByRole('button', { name: 'Back to the lobby' }).tap();
  await expect(page).toHaveURL(/\/casino(\?|$)/);
  await expect(surface(page)).toHaveCount(0);
  await page.goto('/account/history/casino');
  await page.getByRole('link', { name: new RegExp(`^2 rounds of ${TITLE}`) }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Casino session' })).toBeVisible();
  const rounds = page.getByRole('list', { name: 'Rounds' }).getByRole('listitem');
  await expect(rounds).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  await rounds.first().getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Casino round' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(won ?? '', { exact: true })
      .first(),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test("a visitor practices with play money, and the browser's back button closes the game", async ({ page }) => {
  await page.goto(GAME);
  await page.getByRole('main').getByRole('button', { name: 'Practice' }).tap();
  await expect(game(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await expect(fact(page, 'Player')).toHaveText('Practice');
  await spin(page, 0);
  await expect(fact(page, 'Last win')).toHaveText('$0.00');
  await page.goBack();
  await expect(surface(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${GAME}$`));
  await expect(accountButton(page)).toHaveCount(0);
});

test("a slot's feature is announced, can be skipped, and is the round's win", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(GAME);
  await page.getByRole('main').getByRole('button', { name: 'Practice' }).tap();
  await expect(game(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await game(page).getByRole('button', { name: 'Rules and pays' }).tap();
  await expect(game(page).getByRole('heading', { name: 'Hold and respin' })).toBeVisible();
  await expect(game(page).getByRole('dialog')).toContainText('96.06 % of what is wagered is paid back');
  expect(await violationsOf(page)).toEqual([]);
  await game(page).getByRole('button', { name: 'Close' }).tap();
  await sandbox('game', { nextFeature: true });
  await game(page).getByRole('button', { name: 'Spin' }).tap();
  await expect(game(page).getByText(/coins hold\. The other cells are drawn again/)).toBeAttached();
  await game(page).getByRole('button', { name: 'Skip to the result' }).tap();
  await expect(game(page).getByText(/\d+ coins held: \$/)).toBeVisible();
  await expect(fact(page, 'Last win')).not.toHaveText('$0.00');
  expect(await violationsOf(page)).toEqual([]);
});

test('a game does not open for money outside the served area, but practice does', async ({ page }) => {
  const player = await newPlayer(10_000);
  await page.goto(`/login?previousPath=${encodeURIComponent(GAME)}`);
  await logIn(page, player);
  await sandbox('location', { email: player.email, place: 'US-NV' });
  await page.goto(GAME);
  // First dismisses the warning that the player is outside an operating area.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep browsing' }).tap();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).tap();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('alertdialog').getByRole('button').last().tap();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Practice' }).tap();
  await expect(game(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
});

test('a round interrupted by a lost connection is shown on return and is in the balance (checklist 26)', async ({ page }) => {
  const player = await newPlayer(10_000);
  await page.goto(`/login?previousPath=${encodeURIComponent(GAME)}`);
  await logIn(page, player);
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).tap();
  await expect(game(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await sandbox('game', { leaveOpen: true, nextMultiple: 2 });
  await game(page).getByRole('button', { name: 'Spin' }).click();
  await expect(fact(page, 'Balance')).toHaveText('$99.00');
  await sandbox('game');
  await page.reload();
  await expect(game(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await expect(fact(page, 'Balance')).not.toHaveText('$99.00', { timeout: 45_000 });
});

test('a visitor plays the game of the day without a stake', async ({ page }) => {
  await page.goto(`${siteOf('hwc')}/casino/f2p/game-of-the-day`);
  await page.getByRole('main').getByRole('button', { name: 'Play for free' }).tap();
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('No stake')).toBeVisible();
});
