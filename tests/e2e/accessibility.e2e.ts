import { readdirSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { violationsOf } from './support/axe.ts';
import { logIn, moneylineOf } from './support/line.ts';
import { allCombinations, pairwise } from './support/pairs.ts';
import { newPlayer } from './support/sandbox.ts';
import { siteOf } from './support/site.ts';

const PLAYER_PAGES = [
  '/my-bets',
  '/my-bets/settled',
  '/account/settings/content',
  '/account/settings/security',
  '/account/summary',
  '/account/history/transactions',
];

const brands = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const factors = {
  page: ['/', '/live', 'sport', 'competition', 'event', '/promotions', '/casino', '/login', '/nowhere', ...PLAYER_PAGES],
  brand: brands,
  mode: ['light', 'dark'],
  width: ['375', '768', '1280', '1920'],
};
const cases = process.env['LINEMAKER_FULL'] === '1' ? allCombinations(factors) : pairwise(factors);

const WHO = ['visitor', 'player'] as const;

for (const brand of brands) {
  for (const who of WHO) {
    const own = cases.filter((each) => each['brand'] === brand && isPlayers(each['page']) === (who === 'player'));
    // One browser for all pages of a brand, which loads its code once, and one login.
    test(`pages of a ${who}, ${brand}, light or dark, each width: no violation of WCAG 2.0–2.2 A and AA`, async ({ page }) => {
      test.setTimeout(own.length * 60_000);
      const site = siteOf(brand);
      if (who === 'player') {
        await page.goto(`${site}/login`);
        await logIn(page, await newPlayer());
      }
      for (const { page: name = '', mode, width } of own) {
        await page.emulateMedia({ colorScheme: mode === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
        await page.setViewportSize({ width: Number(width), height: 900 });
        await page.goto(site + (await pathOf(name)));
        await settled(page);
        expect.soft(await violationsOf(page), `${name}, ${mode}, ${width} px`).toEqual([]);
      }
    });
  }
}

function isPlayers(name = ''): boolean {
  return PLAYER_PAGES.includes(name);
}

test('a fault is found and told with its place, also in a frame', async ({ page }) => {
  await page.setContent('<html lang="en"><title>Two faults</title><img src="a.png"><p>Text</p>');
  expect(await violationsOf(page)).toEqual([expect.stringContaining('image-alt: <img src="a.png">')]);
  await page.setContent('<html lang="en"><title>In a frame</title><iframe title="inner" srcdoc="<html lang=en><img src=b.png>"></iframe>');
  await page.frameLocator('iframe').locator('img').waitFor({ state: 'attached' });
  expect(await violationsOf(page)).toEqual([expect.stringContaining('image-alt: <img src="b.png">')]);
});

/**
 * Everything that loads has loaded, the heading stands, and all of the page is laid out. A shelf out of view is not: until it is scrolled to,
 * the browser answers questions about it from a box of the reserved height, and targets seem to lie on each other that never do.
 */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
  await page.evaluate(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole];
  });
  // Somebody is here: what is out of sight is drawn as well.
  await page.keyboard.press('Shift');
  await expect(page.locator('main [aria-busy="true"], main [role="status"]:not(:empty), main [data-far]')).toHaveCount(0);
}

async function pathOf(name: string): Promise<string> {
  if (name.startsWith('/')) return name;
  const { event } = await moneylineOf('basketball', 3);
  const competition = event.canonicalUrl.replace(/\/event\/.*$/, '');
  return { event: event.canonicalUrl, competition, sport: competition.replace(/\/organization\/.*$/, '') }[name] ?? '/';
}
