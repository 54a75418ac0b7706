import { expect, test } from 'playwright/test';
import { accountButton, logIn } from './support/line.ts';
import { newPlayer } from './support/sandbox.ts';
import { siteOf } from './support/site.ts';

for (const [brand, words] of [
  ['tsb', 'Your open bets will stay open. You can log in again at any time.'],
  ['hwc', 'You can log in again at any time.'],
] as const)
  test(`${brand} shows its catalogue's texts in the code that all brands share`, async ({ page }) => {
    await page.goto(`${siteOf(brand)}/login`);
    await logIn(page, await newPlayer());
    await accountButton(page).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Log Out/ })
      .click();
    await expect(page.getByRole('alertdialog').getByText(words, { exact: true })).toBeVisible();
  });
