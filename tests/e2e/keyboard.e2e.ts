import { expect, type Locator, type Page, test } from 'playwright/test';
import { accountButton, betField, betslip, moneylineOf, openEvent, placeButton, priceOf } from './support/line.ts';
import { newPlayer } from './support/sandbox.ts';

/** Greater than the number of tab stops between any two controls. */
const MOST_TABS = 250;

async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < MOST_TABS; stop++) {
    const { isThere, isUnderDialog } = await control.evaluate((element) => {
      const dialog = document.activeElement?.closest('[role="dialog"]') ?? null;
      return { isThere: element === document.activeElement, isUnderDialog: dialog !== null && !dialog.contains(element) };
    });
    if (isThere) return;
    await page.keyboard.press(isUnderDialog ? 'Escape' : 'Tab');
  }
  throw new Error(`No way by Tab to ${String(control)}`);
}

// Checks the focus at about 300 tab stops.
test.describe.configure({ timeout: 180_000 });

test('a player logs in, bets and finds the bet by keyboard alone', async ({ page }) => {
  const player = await newPlayer();
  const offer = await moneylineOf('hockey', 0);
  await openEvent(page, offer);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();

  await tabTo(page, priceOf(page, offer.away));
  await page.keyboard.press('Space');
  await expect(priceOf(page, offer.away)).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, betslip(page).getByRole('button', { name: 'Log In to Bet' }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(player.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');
  await expect(accountButton(page)).toBeVisible();

  await tabTo(page, betField(page));
  await page.keyboard.type('10');
  await tabTo(page, placeButton(page));
  await page.keyboard.press('Enter');
  const explanation = page.getByRole('dialog');
  await expect(explanation).toBeVisible();
  await tabTo(page, explanation.getByRole('button', { name: 'Check location' }));
  await page.keyboard.press('Enter');

  await expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('$990.00');
});
