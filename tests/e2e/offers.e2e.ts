import { expect, type Page, test } from 'playwright/test';
import { allowLocation, betslip, logIn, moneylineOf, type Offer, openEvent, placeButton, priceOf, typeBet } from './support/line.ts';
import { newPlayer, type Player, sandbox } from './support/sandbox.ts';

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
  // $1,000 less $10 for the lost bet, plus $7.50 profit on a $5 bonus bet at +150.
  await expect(page.getByRole('banner')).toContainText('$997.50');

  await page.goto('/promotions/bet-10-get-5');
  await expect(offer.getByText('Your bet of $10.00 earned a bonus bet of $5.00, which you have used.')).toBeVisible();
});

/** Logs in from the offer's page and opts in. */
async function joined(page: Page, id: string, player: Player): Promise<void> {
  await page.goto(`/promotions/${id}`);
  await page.getByRole('button', { name: 'Log in to opt in' }).click();
  await logIn(page, player);
  await page.getByRole('button', { name: 'Opt in', exact: true }).click();
  await expect(page.getByText('Nothing counts toward this offer yet.')).toBeVisible();
}

/** Adds the home team to the slip. Waits for the server's answer, because the next page load would abort the request. */
async function pick(page: Page, offer: Offer): Promise<void> {
  await openEvent(page, offer);
  const added = page.waitForResponse((answer) => answer.request().postData()?.includes('AddMarketSelection') ?? false);
  await priceOf(page, offer.home).click();
  await added;
}

const placed = (page: Page) => expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();
const finish = ({ event }: Offer, homeWins: boolean) =>
  sandbox('result', { eventId: event.id, homeScore: homeWins ? 5 : 3, awayScore: homeWins ? 3 : 5 });

async function useBonusBet(page: Page, offer: Offer): Promise<void> {
  await pick(page, offer);
  await betslip(page)
    .getByRole('button', { name: /^Rewards/ })
    .click();
  await page.getByRole('button', { name: /^Bonus bet/ }).click();
  await placeButton(page).click();
  await placed(page);
}

test('a player whose parlay misses by one leg gets the stake back as a bonus bet and uses it', async ({ page }) => {
  const games = await Promise.all([1, 2, 3, 4, 5].map((at) => moneylineOf('baseball', at)));
  const [lost, ...others] = games as [Offer, Offer, Offer, Offer, Offer];
  const next = others.pop() as Offer;
  await joined(page, 'parlay-insurance', await newPlayer());
  for (const game of [lost, ...others]) await pick(page, game);
  await betslip(page).getByRole('tab', { name: 'Parlay' }).click();
  await typeBet(page, '5');
  await placeButton(page).click();
  await allowLocation(page);
  await placed(page);
  await finish(lost, false);
  for (const game of others) await finish(game, true);
  await page.goto('/promotions/parlay-insurance');
  await expect(page.getByText('Your parlay of $5.00 earned a bonus bet of $5.00.')).toBeVisible();
  await useBonusBet(page, next);
  await page.goto('/promotions/parlay-insurance');
  await expect(page.getByText('Your parlay of $5.00 earned a bonus bet of $5.00, which you have used.')).toBeVisible();
});

test('a player deposits, plays the deposit, and gets it again as a bonus bet', async ({ page }) => {
  const [game, next] = [await moneylineOf('baseball', 6), await moneylineOf('baseball', 7)];
  await joined(page, 'deposit-match', await newPlayer(0));
  await page.goto('/account/wallet/deposit');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /Debit card/ }).check();
  await main.getByLabel('Amount').fill('20');
  await main.getByRole('button', { name: 'Deposit $20.00' }).click();
  const vendor = page.frameLocator('iframe[title="Payment"]');
  await vendor.getByLabel('Card number').fill('4242 4242 4242 4242');
  await vendor.getByLabel('Expiry').fill('12 / 30');
  await vendor.getByLabel('Security code').fill('123');
  await vendor.getByRole('button', { name: 'Pay $20.00' }).click();
  await expect(main.getByText('Deposit complete')).toBeVisible();
  await page.goto('/promotions/deposit-match');
  await expect(page.getByText(/^Your deposit of \$20\.00: you have played \$0\.00 of \$20\.00 so far\./)).toBeVisible();
  await pick(page, game);
  await typeBet(page, '20');
  await placeButton(page).click();
  await allowLocation(page);
  await placed(page);
  await finish(game, false);
  await page.goto('/promotions/deposit-match');
  await expect(page.getByText('Your deposit of $20.00 earned a bonus bet of $20.00.')).toBeVisible();
  await useBonusBet(page, next);
});

test('a player earns a profit boost, uses it on basketball, and is paid the boosted win', async ({ page }) => {
  const [game, next] = [await moneylineOf('baseball', 8), await moneylineOf('basketball', 8)];
  await sandbox('price', { selectionId: next.home.id, american: 150 });
  await joined(page, 'basketball-boost', await newPlayer());
  await pick(page, game);
  await typeBet(page, '20');
  await placeButton(page).click();
  await allowLocation(page);
  await placed(page);
  await finish(game, false);
  await page.goto('/promotions/basketball-boost');
  await expect(page.getByText('Your bet of $20.00 earned a 25% profit boost.')).toBeVisible();
  await pick(page, next);
  await typeBet(page, '20');
  await betslip(page)
    .getByRole('button', { name: /^Rewards/ })
    .click();
  await page.getByRole('button', { name: /^25% profit boost/ }).click();
  await expect(betslip(page)).toContainText('Boosted from $30.00 to $37.50.');
  await placeButton(page).click();
  await placed(page);
  await sandbox('result', { eventId: next.event.id, homeScore: 101, awayScore: 90 });
  // $1,000 less $20 for the lost bet, plus the boosted profit of $37.50.
  await expect(page.getByRole('banner')).toContainText('$1,017.50');
});
