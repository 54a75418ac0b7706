import { expect, type Page, test } from 'playwright/test';
import { allowLocation, betField, betslip, escaped, logIn, moneylineOf, openEvent, placeButton } from './support/line.ts';
import { newPlayer } from './support/sandbox.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

const foot = (page: Page) => page.locator('[data-builder-foot]');

test("a player on a phone builds picks of one game into a bet at the slip's price and places it", async ({ page }) => {
  const player = await newPlayer();
  const offer = await moneylineOf('basketball', 4);
  await openEvent(page, offer);
  await page.getByRole('button', { name: 'Same game parlay' }).tap();
  const pick = (name: RegExp) => page.getByRole('region', { name: 'Bet builder' }).getByRole('button', { name });
  await pick(new RegExp(`^${escaped(offer.home.name)}, [^,]+, Money ?line$`, 'i')).tap();
  await expect(foot(page)).toContainText('1 pick. Add at least one more.');
  // The first pick's opponent cannot win too. Its button stays focusable and says why it is disabled.
  const other = pick(new RegExp(`^${escaped(offer.away.name)}, [^,]+, Money ?line, .*can’t all win`, 'i'));
  await expect(other).toHaveAttribute('aria-disabled', 'true');
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(foot(page)).toContainText('This pick and your other picks can’t all win.');
  await pick(/^Over [\d.]+, [^,]+, Total/i)
    .first()
    .tap();
  await expect(foot(page)).toContainText('2 picks. All must win.');
  const price = await foot(page).getByTitle('Combined odds').textContent();
  expect(price).toMatch(/^[+-]\d+$/);
  await foot(page).getByRole('button', { name: 'Add to betslip' }).tap();
  await expect(foot(page).getByRole('button', { name: 'In your betslip' })).toBeVisible();

  const bar = page.getByRole('button', { name: /^Betslip, 2/ });
  await bar.tap();
  await expect(betslip(page).getByRole('tab', { name: 'Parlay' })).toHaveAttribute('aria-selected', 'true');
  await expect(betslip(page).getByRole('listitem', { name: '2-Leg Parlay+' })).toBeVisible();
  await expect(betslip(page).getByTitle('Combined odds for this game')).toHaveText(price ?? '');
  await betslip(page).getByRole('button', { name: 'Log In to Bet' }).tap();
  await logIn(page, player);
  await bar.tap();
  await betslip(page).getByRole('tab', { name: 'Parlay' }).tap();
  await betField(page).first().fill('10');
  await placeButton(page).tap();
  await allowLocation(page);
  await expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();
});
