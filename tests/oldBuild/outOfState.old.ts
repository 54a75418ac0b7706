import { expect } from 'playwright/test';
import { outsideArea } from '#src/shared/site/outsideArea.ts';
import { logIn } from '../e2e/support/line.ts';
import { newPlayer, sandbox } from '../e2e/support/sandbox.ts';
import { test } from './oldClient.ts';

// Resets the sandbox's location, which all tests share. So this file runs alone, after the others.
test.afterEach(() => sandbox('location', { place: 'browser' }));

test("the old build's deposit page warns outside an operating area and still takes deposits", async ({ page }) => {
  await page.goto('/login');
  await logIn(page, await newPlayer());
  await sandbox('location', { place: 'US-NV' });
  await page.goto('/account/wallet/deposit');
  const main = page.getByRole('main');
  await expect(main.getByText(outsideArea.title)).toBeVisible();
  await main.getByRole('radio', { name: /^Wire transfer/ }).check();
  await main.getByLabel('Amount').fill('100');
  await main.getByRole('button', { name: /^Deposit \$100/ }).click();
  await expect(main.getByText(/LM-/).first()).toBeVisible({ timeout: 20_000 });
});
