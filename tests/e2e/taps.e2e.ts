import { expect, type Locator, type Page, test } from 'playwright/test';
import { betField, betslip, moneylineOf, openEvent, placeButton, priceOf } from './support/line.ts';
import { enterMailedCode, newPerson, SIGN_UP_PASSWORD } from './support/signUp.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

/** Types as on a phone, whose Next key leads from field to field. */
async function typeNext(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
}

async function payByCard(page: Page) {
  const vendor = page.frameLocator('iframe[title="Payment"]');
  await vendor.getByLabel('Card number').fill('4242 4242 4242 4242');
  await vendor.getByLabel('Expiry').fill('12 / 30');
  await vendor.getByLabel('Security code').fill('123');
  return vendor;
}

test('a visitor who pressed a price signs up, deposits and bets on it with eleven taps after the sign-up opened', async ({ page }) => {
  const offer = await moneylineOf('hockey', 6);
  const email = `taps-${crypto.randomUUID()}@example.com`;
  const { lastName, bornOn } = newPerson();
  const main = page.getByRole('main');
  const taps: string[] = [];
  const tap = async (name: string, control: Locator): Promise<void> => {
    taps.push(name);
    await control.tap();
  };
  const press = (name: string, within: Pick<Page, 'getByRole'> = main): Promise<void> => tap(name, within.getByRole('button', { name }));

  await openEvent(page, offer);
  await tap('price', priceOf(page, offer.home));
  await tap('sign up', page.getByRole('banner').getByRole('link', { name: 'Sign Up' }));
  const before = taps.splice(0);

  await main.getByLabel('Email').fill(email);
  await typeNext(page, SIGN_UP_PASSWORD);
  await press('Continue');
  await expect(main.getByLabel('State or province')).toBeFocused();
  await expect(main.getByLabel('State or province')).toHaveValue('US-NJ');
  await typeNext(page, '12 Market Street', 'Newark', '07102', '201 555 0123');
  await press('Continue');
  await expect(main.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Ada');
  await typeNext(page, lastName);
  await main.getByLabel('Date of birth').fill(bornOn);
  await main.getByLabel('Last 4 digits of your Social Security number').fill('4321');
  await tap('accept the terms', main.getByRole('checkbox'));
  await press('Sign Up');
  await expect(main.getByLabel('Code')).toBeFocused();
  await enterMailedCode(page, email);

  await press('Not now', page.getByRole('dialog', { name: 'Set your limits first' }));
  await tap('Deposit Now', main.getByRole('link', { name: 'Deposit Now' }));
  await expect(main.getByRole('radio', { name: /Debit card/ })).toBeChecked();
  await main.getByLabel('Amount').fill('25');
  await press('Deposit $25.00');
  await press('Pay $25.00', await payByCard(page));
  await expect(main.getByText('Deposit complete')).toBeVisible();

  await tap('Back to betslip', main.getByRole('link', { name: 'Back to betslip' }));
  await expect(betslip(page)).toContainText(offer.home.name);
  await expect(betField(page)).toBeFocused();
  await page.keyboard.type('10');
  await tap('Place Bet', placeButton(page));
  await press('Check location', page.getByRole('dialog'));
  await expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'I Understand' })).toBeVisible();

  expect(before).toEqual(['price', 'sign up']);
  // Each tap gives a consent, chooses an amount or goes on. The law requires the dialogs after the sign-up and about the location.
  expect(taps).toEqual([
    ...['Continue', 'Continue', 'accept the terms', 'Sign Up'],
    ...['Not now', 'Deposit Now', 'Deposit $25.00', 'Pay $25.00'],
    ...['Back to betslip', 'Place Bet', 'Check location'],
  ]);
  expect(taps.length).toBeLessThanOrEqual(11);
});
