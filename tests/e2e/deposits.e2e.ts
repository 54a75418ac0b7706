import { expect, type Page, test } from 'playwright/test';
import { allowLocation, betField, betslip, logIn, moneylineOf, openEvent, placeButton, priceOf } from './support/line.ts';
import { newOperator } from './support/operators.ts';
import { newPlayer } from './support/sandbox.ts';

const CARD = '4242 4242 4242 4242';

/** Collects parts of a card number sent to other origins than the vendor's (checklist 47). */
function watchForCards(page: Page): () => readonly string[] {
  const leaked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'pay.localhost') return;
    const said = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`;
    if (/4242\s?4242/.test(said)) leaked.push(request.url());
  });
  return () => leaked;
}

test('a player without money deposits from the slip, bets with it, and withdraws the rest', async ({ page, browser }) => {
  const [player, offer] = [await newPlayer(0), await moneylineOf('basketball', 5)];
  const leaked = watchForCards(page);
  await page.goto('/login');
  await logIn(page, player);
  await openEvent(page, offer);
  await priceOf(page, offer.home).click();
  await betField(page).fill('25');
  await placeButton(page).click();
  await allowLocation(page);
  await expect(
    betslip(page).getByText('Your balance is too low for this bet. Enter a lower amount or make a deposit.').first(),
  ).toBeVisible();
  await betslip(page).getByRole('button', { name: 'Deposit' }).click();

  await expect(page).toHaveURL(/\/account\/wallet\/deposit$/);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /Debit card/ }).check();
  await main.getByLabel('Amount').fill('5');
  await main.getByRole('button', { name: 'Deposit $5.00' }).click();
  await expect(main.getByText('The minimum deposit is $10.00.')).toBeVisible();
  await main.getByLabel('Amount').fill('50');
  await main.getByRole('button', { name: 'Deposit $50.00' }).click();

  const vendor = page.frameLocator('iframe[title="Payment"]');
  await vendor.getByLabel('Card number').fill('4000 0000 0000 0002');
  await vendor.getByLabel('Expiry').fill('12 / 30');
  await vendor.getByLabel('Security code').fill('123');
  await vendor.getByRole('button', { name: 'Pay $50.00' }).click();
  await expect(main.getByText('Your card was declined.')).toBeVisible();
  await main.getByRole('button', { name: 'Try Again' }).click();
  await vendor.getByLabel('Card number').fill(CARD);
  await vendor.getByLabel('Expiry').fill('12 / 30');
  await vendor.getByLabel('Security code').fill('123');
  await vendor.getByRole('button', { name: 'Pay $50.00' }).click();

  await expect(page).toHaveURL(/\/account\/wallet\/receipt\/\w+$/);
  await expect(main.getByText('Deposit complete')).toBeVisible();
  expect(leaked()).toEqual([]);

  await openEvent(page, offer);
  await expect(page.getByRole('banner')).toContainText('$50.00');
  await betField(page).fill('25');
  await placeButton(page).click();
  await expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('$25.00');

  await page.goto('/account/wallet/withdrawal');
  await main.getByRole('button', { name: 'Max' }).click();
  await main.getByRole('button', { name: 'Withdraw $25.00' }).click();
  await expect(main.getByRole('heading', { name: 'Confirm your withdrawal' })).toBeVisible();
  await expect(main.getByText('Visa ending 4242')).toBeVisible();
  await main.getByRole('button', { name: 'Confirm $25.00' }).click();
  await expect(page).toHaveURL(/\/account\/wallet\/receipt\/\w+$/);
  await expect(main.getByText('Withdrawal complete')).toBeVisible();

  const { page: desk } = await newOperator(browser, 'compliance');
  await desk.setViewportSize({ width: 375, height: 800 });
  await desk.goto('/players');
  const form = desk.getByRole('form', { name: 'What did a player confirm?' });
  await form.getByLabel('Player').fill(player.playerId);
  await form.getByLabel('Reason for viewing').fill('A complaint');
  await form.getByRole('button', { name: 'Look up withdrawals' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: '$25.00 USD' })).toContainText('Button: “Confirm”');
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await desk.context().close();
});

test('Apple Pay is offered on a device that has it, and pays on the page of the vendor', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { ApplePaySession: { canMakePayments: () => true } }));
  await page.goto('/login');
  await logIn(page, await newPlayer(0));
  await page.goto('/account/wallet/deposit');
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: /Apple Pay/ })).toBeChecked();
  await main.getByLabel('Amount').fill('20');
  await main.getByRole('button', { name: 'Deposit $20.00' }).click();
  const vendor = page.frameLocator('iframe[title="Payment"]');
  await vendor.getByRole('button', { name: 'Pay with Apple Pay' }).click();
  await expect(vendor.getByRole('dialog')).toContainText('$20.00');
  await vendor.getByRole('button', { name: 'Confirm' }).click();
  await expect(main.getByText('Deposit complete')).toBeVisible();
});
