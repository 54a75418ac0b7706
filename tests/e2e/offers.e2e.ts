import { expect, test } from 'playwright/test';
import { allowLocation, betslip, logIn, moneylineOf, openEvent, placeButton, priceOf, typeBet } from './support/line.ts';
import { newPlayer, sandbox } from './support/sandbox.ts';

test('a player opts in to an offer, earns its bonus bet by a lost bet, and wins with it', async ({ page }) => {
  const player = await newPlayer();
  const [first, second] = [await moneylineOf('basketball', 1), await moneylineOf('basketball', 2)];
  for (const { home } of [first, second]) await sandbox('price', { selectionId: home.id, american: 150 });

  await page.goto('/promotions');
  await page.getByRole('article', { name: 'Bet $10, get a $5 bonus bet' }).getByRole('link', { name: 'See offer' }).click();
  await page.getByRole('button', { name: 'Log in to opt in' }).click();
  await logIn(page, player);
  const offer = page.getByRole('article', { name: 'Bet $10, get a $5 bonus bet' });
  await offer.getByRole('button', { name: 'Opt in' }).click();
  await expect(page.getByText('You have opted in to Bet $10, get a $5 bonus bet!')).toBeVisible();
  await expect(offer.getByText('Nothing counts toward this offer yet.')).toBeVisible();

  await openEvent(page, first);
  await priceOf(page, first.home).click();
  await typeBet(page, '10');
  await placeButton(page).click();
  await allowLocation(page);
  await expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();

  await page.goto('/promotions/bet-10-get-5');
  await expect(offer.getByText('Your bet of $10.00 is open. It counts if it wins or loses.')).toBeVisible();
  await sandbox('result', { eventId: first.event.id, homeScore: 90, awayScore: 101 });
  await expect(offer.getByText('Your bet of $10.00 earned a bonus bet of $5.00.')).toBeVisible();

  await page.goto('/account/award-details/bonus-bets');
  await expect(page.getByRole('main')).toContainText('$5.00');

  await openEvent(page, second);
  await priceOf(page, second.home).click();
  await betslip(page)
    .getByRole('button', { name: /^Rewards/ })
    .click();
  await page.getByRole('button', { name: /^Bonus bet/ }).click();
  await placeButton(page).click();
  await expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();
  await sandbox('result', { eventId: second.event.id, homeScore: 101, awayScore: 90 });
  // $1,000 less a lost $10, plus $7.50 for a winning $5 bonus bet at +150.
  await expect(page.getByRole('banner')).toContainText('$997.50');

  await page.goto('/promotions/bet-10-get-5');
  await expect(offer.getByText('Your bet of $10.00 earned a bonus bet of $5.00, which you have used.')).toBeVisible();
});
