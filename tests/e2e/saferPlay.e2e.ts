import { expect, test } from 'playwright/test';
import { allowLocation, betslip, logIn, moneylineOf, openEvent, placeButton, priceOf, typeBet } from './support/line.ts';
import { newPlayer, sandbox } from './support/sandbox.ts';

test.describe('a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });
  const isWider = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

  test('a bet at harm level 2 is refused, the guide opens over the slip, is read, and the bet is placed', async ({ page }) => {
    const player = await newPlayer();
    const offer = await moneylineOf('basketball', 9);
    await openEvent(page, offer);
    await priceOf(page, offer.home).tap();
    await page.getByRole('button', { name: /^Betslip/ }).tap();
    await betslip(page).getByRole('button', { name: 'Log In to Bet' }).tap();
    await logIn(page, player);
    await sandbox('harm', { email: player.email, level: 2 });
    await page.getByRole('button', { name: /^Betslip/ }).tap();
    await typeBet(page, '5');
    await placeButton(page).tap();
    await allowLocation(page);
    const guide = page.getByRole('dialog').filter({ hasText: 'Step' });
    await expect(guide.getByText('You started 3 breaks in 90 days.')).toBeVisible();
    expect(await page.evaluate(isWider)).toBe(false);
    await guide.getByRole('button', { name: 'Later' }).tap();
    await expect(guide).toBeHidden();
    await expect(betslip(page).getByText('Please read our short safer gambling guide first.').first()).toBeVisible();
    await page.reload();
    for (let step = 1; step < 4; step += 1) await guide.getByRole('button', { name: 'Next' }).tap();
    await guide.getByRole('button', { name: 'I have read this' }).tap();
    await expect(guide).toBeHidden();
    await typeBet(page, '5');
    await placeButton(page).tap();
    await expect(betslip(page).getByText('Bet Placed').first()).toBeVisible();
  });

  test('a level 1 message and a level 3 wait are read, and a withdrawal stays possible', async ({ page }) => {
    const player = await newPlayer();
    await sandbox('harm', { email: player.email, level: 1 });
    await page.goto('/login');
    // Without `logIn`, which waits for the account button, because the message covers it.
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Password').fill(player.password);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^log in$/i })
      .tap();
    const message = page.getByRole('dialog', { name: 'About your play' });
    await expect(message.getByRole('link', { name: 'Exclude yourself' })).toBeVisible();
    await message.getByRole('button', { name: 'I Understand' }).tap();
    await expect(message).toBeHidden();
    await sandbox('harm', { email: player.email, level: 3 });
    await page.goto('/account/wallet/withdrawal');
    const wait = page.getByRole('dialog', { name: 'We would like to talk with you' });
    await expect(wait.getByRole('link', { name: '1-888-555-0142' })).toBeVisible();
    expect(await page.evaluate(isWider)).toBe(false);
    await wait.getByRole('button', { name: 'OK' }).tap();
    await expect(page.getByRole('group', { name: 'Send to' })).toBeVisible();
  });
});
