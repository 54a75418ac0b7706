import { expect, test } from 'playwright/test';
import {
  allowLocation,
  betField,
  betslip,
  logIn,
  moneylineOf,
  openEvent,
  placeButton,
  priceOf,
  typeBet,
  winField,
} from './support/line.ts';
import { newPlayer, sandbox } from './support/sandbox.ts';

test('a visitor becomes a player, places a real bet, sees it win and the balance grow', async ({ page }) => {
  const player = await newPlayer();
  const offer = await moneylineOf('basketball', 0);
  await sandbox('price', { selectionId: offer.home.id, american: 150 });

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
  await openEvent(page, offer);
  await expect(priceOf(page, offer.home)).toContainText('+150');

  await sandbox('price', { selectionId: offer.home.id, american: 160 });
  await expect(priceOf(page, offer.home)).toContainText('+160');

  await priceOf(page, offer.home).click();
  await expect(priceOf(page, offer.home)).toHaveAttribute('aria-pressed', 'true');
  await betslip(page).getByRole('button', { name: 'Log In to Bet' }).click();
  await logIn(page, player);

  await expect(page).toHaveURL(new RegExp(`${offer.event.id}$`));
  await typeBet(page, '25');
  await expect(winField(page)).toHaveValue('$40.00');
  await winField(page).fill('80');
  await expect(betField(page)).toHaveValue('$50.00');
  await placeButton(page).click();
  await allowLocation(page);

  await expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('$950.00');

  await page.goto('/my-bets');
  const open = page.getByRole('main').getByRole('article').first();
  await expect(open).toContainText('$50.00');
  await expect(open).toContainText('+160');

  await sandbox('result', { eventId: offer.event.id, homeScore: 101, awayScore: 90 });
  await expect(page.getByRole('banner')).toContainText('$1,080.00');
  await page.goto('/my-bets/settled');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/won/i);
});
