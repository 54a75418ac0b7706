import { readdirSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { faultsInView } from './support/faults.ts';
import { moneylineOf } from './support/line.ts';
import { addressOf, everyPage } from './support/routes.ts';
import { newPlayer, type Player } from './support/sandbox.ts';
import { siteOf } from './support/site.ts';

const IS_PSEUDO = process.env['LOCALE'] === 'en-XA';
const WIDTHS = [375, 768, 1280];
const TARGET = 44;
const brands = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.describe('texts a third longer', () => {
  test.skip(!IS_PSEUDO, 'needs a build with LOCALE=en-XA');

  for (const brand of brands)
    test(`texts a third longer squeeze no icon of a visitor's header and stay inside it at 375 px, ${brand}`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 900 });
      await page.goto(siteOf(brand));
      const header = page.locator('header').first();
      await expect(header.locator('a[href^="/login"]')).toBeVisible();
      const boxes = await header.locator(':is(a, button):visible').evaluateAll((all) =>
        all.map((each) => {
          const { left, right, width } = each.getBoundingClientRect();
          return {
            name: each.getAttribute('aria-label') ?? each.textContent ?? '',
            isIcon: each.matches(':has(svg)'),
            left,
            right,
            width,
          };
        }),
      );
      expect(boxes.filter(({ isIcon }) => isIcon)).toHaveLength(3);
      expect(boxes.filter(({ isIcon, width }) => isIcon && width < TARGET)).toEqual([]);
      expect(boxes.filter(({ left, right }) => left < 4 || right > 375 - 8)).toEqual([]);
    });

  for (const [at, brand] of brands.entries())
    for (const who of ['visitor', 'player'])
      test(`texts a third longer fit every page for a ${who} at 375, 768 and 1280 px, ${brand}`, async ({ page }) => {
        // Each brand tests half of the pages, so that two brands show each page.
        const mine = everyPage.filter((_path, index) => (index + at) % 2 === 0);
        test.setTimeout(mine.length * 30_000);
        if (who === 'player') await logInByPlaces(page, brand, await newPlayer());
        const { event } = await moneylineOf('basketball', 3);
        for (const path of mine) {
          await page.goto(siteOf(brand) + addressOf(path, event));
          await page.locator('main').locator('h1, h2, h3').first().waitFor({ state: 'attached' });
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
            expect.soft(await faultsInView(page), `${path} at ${width}`).toEqual([]);
          }
        }
      });
});

/** Finds fields by type, because their labels are not in English here. */
async function logInByPlaces(page: Page, brand: string, { email, password }: Player): Promise<void> {
  await page.goto(`${siteOf(brand)}/login`);
  await page.locator('main input[type=email]').fill(email);
  await page.locator('main input[type=password]').fill(password);
  await page.locator('main button[type=submit]').first().click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
