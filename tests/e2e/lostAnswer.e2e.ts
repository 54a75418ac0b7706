import { expect, test } from 'playwright/test';
import { allowLocation, betField, betslip, logIn, moneylineOf, openEvent, placeButton, priceOf } from './support/line.ts';
import { newPlayer } from './support/sandbox.ts';

test('R6: a bet whose answer was lost is shown once, with its result, after the page is reloaded', async ({ page }) => {
  const player = await newPlayer();
  const offer = await moneylineOf('tennis', 2);
  await page.goto('/login');
  await logIn(page, player);
  await openEvent(page, offer);
  await priceOf(page, offer.home).click();
  await betField(page).fill('20');

  let lostAnswers = 0;
  let isLoadedAgain = false;
  await page.route(/\/graphql/, async (route) => {
    // Also blocks the query for the placement's status, so that the page learns the result only after the reload.
    if (!isLoadedAgain && route.request().url().includes('placementId')) return route.abort('connectionreset');
    if (!(route.request().postData() ?? '').includes('PlaceBets')) return route.continue();
    // The server places the bet, but the browser gets no answer.
    await route.fetch();
    await route.abort('connectionreset');
    lostAnswers += 1;
  });
  await placeButton(page).click();
  await allowLocation(page);
  await expect.poll(() => lostAnswers).toBeGreaterThan(0);

  page.once('framenavigated', () => (isLoadedAgain = true));
  await page.reload();
  await expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('$980.00');
  await page.goto('/my-bets');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('a price pressed right before the full load of another page is in the slip there', async ({ page }) => {
  const offer = await moneylineOf('tennis', 8);
  await openEvent(page, offer);
  let held = 0;
  await page.route(/\/graphql/, async (route) => {
    // Never forwarded, because the player leaves the page first.
    if ((route.request().postData() ?? '').includes('AddMarketSelection')) held += 1;
    else await route.continue();
  });
  await priceOf(page, offer.home).click();
  await expect.poll(() => held).toBe(1);
  await page.unroute(/\/graphql/);
  await page.goto('/live');
  await expect(betslip(page).getByRole('listitem').filter({ hasText: offer.home.name })).toBeVisible();
  await page.reload();
  await expect(betslip(page).getByRole('listitem').filter({ hasText: offer.home.name })).toHaveCount(1);
});
