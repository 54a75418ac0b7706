import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { accountButton, allowLocation, betField, betslip, moneylineOf, openEvent, placeButton, priceOf } from './support/line.ts';
import { sandbox } from './support/sandbox.ts';
import { enterMailedCode, fillSignUp, SIGN_UP_PASSWORD } from './support/signUp.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

const NEWARK = { latitude: 40.7357, longitude: -74.1724, accuracy: 20 };
const LAS_VEGAS = { latitude: 36.1716, longitude: -115.1391, accuracy: 20 };

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const bar = (page: Page) => page.getByRole('button', { name: /^Betslip/ });
const OUTSIDE = "Looks like you're outside of an operating area";
const MAY_LOOK = 'You can still browse markets and deposit funds, but you must be physically located in an operating area to wager';
const outside = (page: Page) => page.getByRole('alertdialog', { name: OUTSIDE });

const limits = (page: Page) => ({ has: page.getByRole('link', { name: 'See limits' }) });

/** Closes the dialog about limits and the notice before a first bet whenever they show. */
async function answerFirstDialogs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').filter(limits(page));
  await page.addLocatorHandler(dialog, () => dialog.getByRole('button', { name: /^(Not now|I Understand)$/ }).click());
}

async function signUp(page: Page, lastName: string): Promise<string> {
  await answerFirstDialogs(page);
  const email = `${lastName.toLowerCase()}-${crypto.randomUUID()}@example.com`;
  await fillSignUp(page, { email, lastName });
  await enterMailedCode(page, email);
  return email;
}

async function logOutAndIn(page: Page, email: string): Promise<void> {
  await accountButton(page).tap();
  await page.getByRole('button', { name: 'Log Out' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).tap();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(SIGN_UP_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).tap();
  await expect(accountButton(page)).toBeVisible();
}

async function closeSlip(page: Page): Promise<void> {
  await betslip(page).getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog', { name: 'Betslip' })).toHaveCount(0);
}

/** The browser first denies the location, then has no position, then has one. */
async function agreeToLocation(page: Page, context: BrowserContext): Promise<void> {
  await allowLocation(page);
  await expect(page.getByText('Location Services Disabled')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(null);
  await placeButton(page).tap();
  const lost = page.getByRole('alertdialog', { name: "We can't find your location" });
  await expect(lost).toBeVisible();
  await context.setGeolocation(NEWARK);
  await lost.getByRole('button', { name: 'Check Location' }).tap();
  await placeButton(page).tap();
}

test('a new player bets at home, may look and deposit but not bet over the border, and bets again at home', async ({ page, context }) => {
  const offer = await moneylineOf('hockey', 2);
  await context.setGeolocation(NEWARK);

  const email = await signUp(page, 'Byron');
  await expect(heading(page, 'Your account is ready')).toBeVisible();
  // The sandbox's location vendor uses the browser's position for this player.
  await sandbox('location', { email, place: 'browser' });
  await sandbox('account', { email, fundCents: 10_000 });
  await logOutAndIn(page, email);

  await openEvent(page, offer);
  await priceOf(page, offer.home).tap();
  await bar(page).tap();
  await betField(page).fill('25');
  await placeButton(page).tap();
  await agreeToLocation(page, context);
  await expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();
  await closeSlip(page);
  await expect(accountButton(page)).toContainText('$75.00');

  // The page notices the new position without a reload.
  await context.setGeolocation(LAS_VEGAS);
  await expect(outside(page)).toContainText(MAY_LOOK);
  await outside(page).getByRole('button', { name: 'Keep browsing' }).tap();
  await priceOf(page, offer.away).tap();
  await bar(page).tap();
  await betField(page).fill('10');
  await placeButton(page).tap();
  await expect(outside(page)).toContainText(MAY_LOOK);
  await outside(page).getByRole('button', { name: 'Keep browsing' }).tap();
  await expect(betslip(page).getByText('Bet Placed', { exact: true })).toHaveCount(0);
  await closeSlip(page);
  await expect(accountButton(page)).toContainText('$75.00');

  await page.goto('/account/wallet/deposit');
  // After a full page load the warning shows again.
  await expect(outside(page)).toContainText(MAY_LOOK);
  await outside(page).getByRole('button', { name: 'Keep browsing' }).tap();
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /Debit card/ }).check();
  await main.getByLabel('Amount').fill('50');
  await main.getByRole('button', { name: 'Deposit $50.00' }).tap();
  await expect(page.frameLocator('iframe[title="Payment"]').getByLabel('Card number')).toBeVisible();
  await openEvent(page, offer);
  await expect(priceOf(page, offer.away)).toHaveAttribute('aria-pressed', 'true');

  await context.setOffline(true);
  await bar(page).tap();
  await expect(placeButton(page)).toBeDisabled();
  await expect(page.getByText(/network is not available|connection/i).first()).toBeVisible();
  await context.setOffline(false);
  await context.setGeolocation(NEWARK);
  // The slip stays open, because it is part of the browser's history.
  await page.reload();
  await expect(betField(page)).toHaveValue('$10.00');
  await placeButton(page).tap();
  await expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();
  await page.goto('/my-bets');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(accountButton(page)).toContainText('$65.00');
});

test('a player whom the identity vendor is unsure of uploads a document on a phone, and the account is ready', async ({ page }) => {
  await signUp(page, 'Unsure');
  await expect(heading(page, 'Upload your ID')).toBeVisible();
  const picture = (bytes: number) => ({
    name: 'id.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(bytes)]),
  });
  await page.getByLabel('Photo of your ID').setInputFiles(picture(10));
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t read this document.' })).toBeVisible();
  await page.getByLabel('Photo of your ID').setInputFiles(picture(2_000));
  await expect(heading(page, 'Your account is ready')).toBeVisible();
});
