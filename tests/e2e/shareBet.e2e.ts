import { expect, test } from 'playwright/test';
import { accountButton, allowLocation, betslip, logIn, moneylineOf, openEvent, placeButton, priceOf, typeBet } from './support/line.ts';
import { newPlayer } from './support/sandbox.ts';

test.describe('a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('a player shares a bet just placed by keyboard, and the link shows it without its stake', async ({ page }) => {
    const offer = await moneylineOf('hockey', 3);
    await page.goto('/login');
    await logIn(page, await newPlayer());
    await expect(accountButton(page)).toBeVisible();
    await openEvent(page, offer);
    await priceOf(page, offer.home).click();
    // Anchored at the start, because "Add to betslip" buttons exist too. The bar appears after the server has added the selection.
    await page.getByRole('button', { name: /^Betslip, / }).click();
    await typeBet(page, '43.21');
    await placeButton(page).click();
    await allowLocation(page);
    await expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();
    const share = betslip(page).getByRole('button', { name: 'Share bet' });
    await share.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share bet' });
    await expect(dialog.getByRole('img', { name: 'Picture of the bet: Straight' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeEnabled();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(share).toBeFocused();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Shared bet' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(offer.home.name);
    await expect(page.getByRole('main')).toContainText(/Then \S+ · now \S+/);
    await expect(page.getByRole('main')).not.toContainText('43.21');
  });
});
