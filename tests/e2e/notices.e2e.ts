import { expect, type Locator, type Page, test } from 'playwright/test';
import { allowLocation, betslip, logIn, moneylineOf, openEvent, placeButton, priceOf, typeBet } from './support/line.ts';
import { newPlayer, sandbox } from './support/sandbox.ts';
import { siteOf } from './support/site.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const areApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
async function boxOf(of: Locator): Promise<Box> {
  const box = await of.boundingBox();
  if (!box) throw new Error(`${String(of)} has no place on the page.`);
  return box;
}
const controlsOf = (slip: Locator): Promise<readonly Locator[]> => slip.locator('button, a, input').all();

/** Makes the reality check due and lets the page load it, like a player's return to the tab. */
async function checkComes(page: Page, email: string): Promise<void> {
  await sandbox('account', { email, realityCheckDue: true });
  await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
}

test.describe('a reality check and a toast', () => {
  const screens = [
    { at: 0, name: 'a phone', viewport: { width: 375, height: 812 } },
    { at: 1, name: 'a wide screen', viewport: { width: 1280, height: 900 } },
  ];
  for (const { at, name, viewport } of screens) {
    test.describe(name, () => {
      test.use({ viewport });
      test(`on ${name} a reality check and the toast of a settled bet cover neither each other nor a control of the slip`, async ({
        page,
      }) => {
        const player = await newPlayer();
        const [offer, next] = [await moneylineOf('baseball', 7 + at), await moneylineOf('baseball', 9 + at)];
        await page.goto('/login');
        await logIn(page, player);
        await openEvent(page, offer);
        const bar = page.getByRole('button', { name: /^Betslip/ });
        const open = async () => ((await betslip(page).isVisible()) ? undefined : bar.first().click());
        await priceOf(page, offer.home).click();
        await open();
        await typeBet(page, '5');
        await placeButton(page).click();
        await allowLocation(page);
        await expect(betslip(page).getByText('Bet Placed').first()).toBeVisible();
        await openEvent(page, next);
        await priceOf(page, next.home).click();
        await open();
        await expect(placeButton(page)).toBeVisible();
        await checkComes(page, player.email);
        const check = page.getByRole('region', { name: 'Reality check' });
        await expect(check.getByRole('button', { name: 'I Understand' })).toBeVisible();
        await sandbox('result', { eventId: offer.event.id, homeScore: 5, awayScore: 2 });
        const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
        await expect(toast).toHaveCount(1);
        await toast.hover();
        const [ofCheck, ofToast] = [await boxOf(check), await boxOf(toast)];
        expect(areApart(ofCheck, ofToast), JSON.stringify({ ofCheck, ofToast })).toBe(true);
        const controls = await controlsOf(betslip(page));
        expect(controls.length).toBeGreaterThan(3);
        for (const control of controls) {
          const box = await control.boundingBox();
          if (box) expect(areApart(box, ofCheck) && areApart(box, ofToast), String(control)).toBe(true);
        }
        await check.getByRole('button', { name: 'I Understand' }).click();
        await expect(check).toBeHidden();
      });
    });
  }
});

test.describe('a phone without a network', () => {
  test.use({ viewport: { width: 375, height: 812 } });
  for (const brand of ['espnbet', 'hwc', 'tsb', 'tsc'])
    test(`on a phone ${brand} says at once that the network is lost and how old the page is, and offers no price until it is back`, async ({
      page,
      context,
    }) => {
      await page.goto(siteOf(brand));
      const heading = page.getByRole('main').getByRole('heading').first();
      await expect(heading).toBeVisible();
      const prices = page
        .getByRole('main')
        .locator('button[aria-pressed]:not([disabled]):not([aria-disabled="true"])', { hasText: /[+-]\d{3}/ });
      const hasPrices = brand === 'espnbet' || brand === 'tsb';
      if (hasPrices) await expect(prices.first()).toBeVisible();
      // Notifications load after the page is usable.
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
      await context.setOffline(true);
      const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
      await expect(notice.getByText('You are offline')).toBeVisible({ timeout: 2_000 });
      await expect(notice).toContainText(/This page is from \d{1,2}:\d{2} [AP]M ET\. You can keep reading it\./);
      await expect(prices).toHaveCount(0);
      await expect(heading).toBeVisible();
      await page.screenshot({ path: test.info().outputPath('offline.png') });
      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
      if (hasPrices) await expect(prices.first()).toBeVisible();
    });
});
