import { expect, test, type Page } from 'playwright/test';
import { allowLocation, betField, betslip, logIn, moneylineOf, type Offer, openEvent, placeButton, priceOf } from './support/line.ts';
import { newPlayer, sandbox } from './support/sandbox.ts';

/** Logs in and prepares a $10.00 bet on the home team. */
async function readyToPlace(page: Page, offer: Offer): Promise<void> {
  const player = await newPlayer();
  await page.goto('/login');
  await logIn(page, player);
  await openEvent(page, offer);
  await priceOf(page, offer.home).click();
  // Waits until the server has stored the amount, because a later answer would bring the game's next change.
  const kept = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('SetDraftBetAmount'));
  await betField(page).fill('10');
  await kept;
  await expect(placeButton(page)).toBeEnabled();
}

/** Returns a function that cuts the page's socket, so that changes no longer reach the page. */
async function cuttableNews(page: Page): Promise<() => void> {
  let isCut = false;
  await page.routeWebSocket(/graphql/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (!isCut) socket.send(message);
    });
  });
  await page.route('**/graphql?*', (route) =>
    isCut && /EventPrices|Betslip/.test(route.request().url()) ? route.abort() : route.continue(),
  );
  return () => {
    isCut = true;
  };
}

test('a bet whose price moved is refused with a specific error, shows the new price, and is placed once accepted', async ({ page }) => {
  const offer = await moneylineOf('soccer', 0).catch(() => moneylineOf('baseball', 0));
  await sandbox('price', { selectionId: offer.home.id, american: 120 });
  await readyToPlace(page, offer);
  await sandbox('price', { selectionId: offer.home.id, american: -105 });
  await expect(betslip(page)).toContainText('-105');
  await betslip(page).getByRole('button', { name: 'Accept Changes & Bet' }).click();
  await allowLocation(page);
  await expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('$990.00');
});

test('a bet on a suspended market cannot be placed until the market reopens', async ({ page }) => {
  const offer = await moneylineOf('volleyball', 0);
  await readyToPlace(page, offer);
  await sandbox('suspend', { eventId: offer.event.id });
  await expect(betslip(page)).toContainText(/suspended/i);
  await expect(placeButton(page)).toBeDisabled();
  await sandbox('reopen', { eventId: offer.event.id });
  await expect(placeButton(page)).toBeEnabled();
});

test('a bet on an event that closed before the placement is refused and nothing is charged', async ({ page }) => {
  const offer = await moneylineOf('darts', 0);
  const cut = await cuttableNews(page);
  await readyToPlace(page, offer);
  cut();
  await sandbox('result', { eventId: offer.event.id, homeScore: 7, awayScore: 3 });
  await placeButton(page).click();
  await allowLocation(page);
  await expect(betslip(page)).toContainText(/closed|no longer|finished/i);
  await expect(page.getByRole('banner')).toContainText('$1,000.00');
});

test('a moved price shows an arrow besides its color, a different one for up and down', async ({ page }) => {
  const offer = await moneylineOf('volleyball', 1);
  await openEvent(page, offer);
  const arrows = await priceOf(page, offer.home).evaluate((button: HTMLElement) =>
    ['up', 'down'].map((move) => {
      button.dataset['move'] = move;
      return getComputedStyle(button.lastElementChild as Element, '::before').clipPath;
    }),
  );
  expect(arrows).toEqual([expect.stringMatching(/^polygon/), expect.stringMatching(/^polygon/)]);
  expect(arrows[0]).not.toBe(arrows[1]);
});
