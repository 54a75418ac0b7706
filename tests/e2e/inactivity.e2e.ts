import { expect, test } from 'playwright/test';
import { accountButton, logIn } from './support/line.ts';
import { newPlayer } from './support/sandbox.ts';

const WARNED_AFTER = '14:00';
const REST = '01:00';

test('a player without activity is warned a minute before the logout, may stay, and is logged out without a sign of life', async ({
  page,
}) => {
  const player = await newPlayer();
  await page.goto('/login');
  await logIn(page, player);
  await page.clock.install();
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  const warning = page.getByRole('region', { name: 'Notifications' }).getByText('Are you still there?');
  await page.clock.fastForward('13:50');
  await expect(warning).toHaveCount(0);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(WARNED_AFTER);
  await expect(warning).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward(REST);
  await expect(accountButton(page), 'a sign of life begins the time anew').toBeVisible();
  await page.clock.fastForward('13:00');
  await expect(warning).toBeVisible();
  await page.clock.fastForward(REST);
  await expect(page.getByText('You have been logged out due to inactivity. Please log in to continue.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});
