import { expect, type Locator, type Page, test } from 'playwright/test';
import { allowLocation, betField, betslip, logIn, moneylineOf, openEvent, placeButton, priceOf, typeBet } from './support/line.ts';
import { newPlayer, newRewardedPlayer, sandbox, type SandboxEvent } from './support/sandbox.ts';

/** Presses and waits for the server's answer, because the next page load would abort the request. */
async function kept(page: Page, press: () => Promise<void>): Promise<void> {
  const heard = page.waitForResponse((answer) => answer.request().postData()?.includes('AddMarketSelection') ?? false);
  await press();
  await heard;
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('a player on a phone boosts a first parlay, places it and sees its possible payout in the open bets', async ({ page }) => {
    const player = await newRewardedPlayer();
    const [first, second] = [await moneylineOf('basketball', 6), await moneylineOf('basketball', 7)];
    for (const offer of [first, second]) {
      await openEvent(page, offer);
      await kept(page, () => priceOf(page, offer.home).tap());
      await expect(priceOf(page, offer.home)).toHaveAttribute('aria-pressed', 'true');
    }
    const bar = page.getByRole('button', { name: /^Betslip, 2/ });
    await bar.tap();
    await betslip(page).getByRole('button', { name: 'Log In to Bet' }).tap();
    await logIn(page, player);
    await bar.tap();
    await betslip(page).getByRole('tab', { name: 'Parlay' }).tap();
    await betField(page).fill('20');
    await betslip(page)
      .getByRole('button', { name: /^Rewards, 2-Leg Parlay/ })
      .tap();
    await page.getByRole('button', { name: /^25% profit boost/ }).tap();
    // 2.10 × 2.10 = 4.41: the profit on $20.00 is $68.20, plus 25 %.
    await expect(betslip(page)).toContainText('Boosted from $68.20 to $85.25.');
    await placeButton(page).tap();
    await allowLocation(page);
    await expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();

    await page.goto('/my-bets');
    const open = page.getByRole('main').getByRole('article').first();
    await expect(open.getByRole('heading', { name: '2-leg parlay' })).toBeVisible();
    await expect(open).toContainText('$85.25');
    await expect(page.getByRole('main')).toContainText('$105.25');
  });
});

async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < 250; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way by Tab to ${String(control)}`);
}

/** Returns games with a spread that begin in more than an hour. */
async function withSpread(sport: string, count: number): Promise<readonly SandboxEvent[]> {
  const { events } = await sandbox<{ events: readonly SandboxEvent[] }>('events', { status: 'PRE_GAME', sport, limit: 40 });
  return events
    .filter(({ markets, startsAt }) => Date.parse(startsAt) > Date.now() + 3_600_000 && markets.some(({ type }) => type === 'spread'))
    .slice(0, count);
}

test('a teaser of two sports is placed at its moved lines, and part of a bet cashed out by keyboard', async ({ page }) => {
  const player = await newPlayer();
  const teased = [...(await withSpread('football', 2)), ...(await withSpread('basketball', 1))];
  for (const event of teased) {
    const home = event.markets.find(({ type }) => type === 'spread')?.selections.find(({ id }) => id.endsWith(':home'));
    if (!home) throw new Error('A spread has a home side.');
    await page.goto(event.canonicalUrl);
    const spread = page.getByRole('main').getByRole('button', { name: new RegExp(`^${home.name} .*, spread$`, 'i') });
    await kept(page, () => spread.first().click());
  }
  await betslip(page).getByRole('button', { name: 'Log In to Bet' }).click();
  await logIn(page, player);
  await betslip(page).getByRole('tab', { name: 'Teaser' }).click();
  await expect(betslip(page).getByRole('radio', { name: /^6\/4 pts/ })).toBeChecked();
  await expect(betslip(page)).toContainText(
    'If a leg pushes or is void, the teaser drops one leg: 2 legs pay -110. If one winning leg or no leg is left, we return your stake.',
  );
  await typeBet(page, '20');
  await placeButton(page).click();
  await allowLocation(page);
  await expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();
  // A teaser of two football legs by six points and a basketball leg by four pays 9/5.
  await expect(betslip(page)).toContainText('$36.00');

  const offer = await moneylineOf('tennis', 5);
  await openEvent(page, offer);
  await priceOf(page, offer.home).click();
  await betField(page).fill('100');
  await placeButton(page).click();
  await expect(betslip(page).getByText('Bet Placed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('$880.00');

  await page.goto('/my-bets');
  const straight = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Straight' }) });
  await tabTo(page, straight.getByRole('button', { name: /^Cash out/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cash out' });
  await tabTo(page, dialog.getByRole('radio', { name: 'All' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog.getByRole('slider'));
  await page.keyboard.press('Home');
  await expect(dialog).toContainText('Part of the bet to cash out: 10%');
  await expect(dialog).toContainText('$9.50');
  await tabTo(page, dialog.getByRole('button', { name: 'Cash out $9.50' }));
  await page.keyboard.press('Enter');
  await expect(straight).toContainText('Cashed out for $9.50 · $10.00 of your stake');
  await expect(page.getByRole('banner')).toContainText('$889.50');
});
