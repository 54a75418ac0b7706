import { readdirSync } from 'node:fs';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { matchRoute, pageSurfaces } from '#server/content/documents/routes.ts';
import { keptPathOf, ownPathOf } from '#src/shared/site/matchOwn.ts';
import { keptPaths, ownPaths } from '#src/shared/site/ownPages.ts';
import { violationsOf } from './support/axe.ts';
import { complaintsOf } from './support/complaints.ts';
import { faultsInView } from './support/faults.ts';
import { logIn, moneylineOf } from './support/line.ts';
import { allCombinations, type Combination, everyPair, type PairName, pairwise } from './support/pairs.ts';
import { addressOf, everyPage } from './support/routes.ts';
import { newPlayer } from './support/sandbox.ts';
import { siteOf } from './support/site.ts';

const brands = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const factors = {
  page: everyPage,
  brand: brands,
  who: ['visitor', 'player'],
  mode: ['light', 'dark'],
  width: ['375', '768', '1280', '1920'],
};
/** Combines every page with each user and mode, and with one brand and one width of each half. Other pairs occur once. */
const pairOf: PairName = (one, other) => {
  if (one[0] !== 'page') return everyPair(one, other);
  const values = factors[other[0] as keyof typeof factors];
  return `${one[1]} ${other[0]} ${Math.floor((2 * values.indexOf(other[1])) / values.length)}`;
};
const IS_FULL = process.env['LINEMAKER_FULL'] === '1';
const cases = IS_FULL ? allCombinations(factors) : pairwise(factors, pairOf);

/** Loading indicators, and placeholders of shelves far from the viewport. */
const LOADING = ['[aria-busy="true"]', '[data-far]', '[role="status"][aria-label^="Loading"]', '[role="status"]:has-text("Loading")']
  .map((each) => `main ${each}`)
  .join();

test('every route has a page in this test', () => {
  const served = everyPage.map((path) => matchRoute(path)?.surface);
  expect(pageSurfaces.filter((surface) => !served.includes(surface))).toEqual([]);
  const own = everyPage.map((path) => ownPathOf(path) ?? keptPathOf(path));
  expect([...ownPaths, ...keptPaths].filter((path) => !own.includes(path))).toEqual([]);
});

test('every page is tested for visitors and players, light and dark, narrow and wide, in two brands', () => {
  const { page: pages, ...others } = factors;
  const isMet = (part: Combination): boolean => cases.some((each) => Object.entries(part).every(([name, value]) => each[name] === value));
  for (const page of pages)
    for (const [name, values] of Object.entries(others))
      expect(values.filter((value) => isMet({ page, [name]: value })).length, `${page}, each ${name}`).toBeGreaterThanOrEqual(2);
  const names = Object.keys(others) as (keyof typeof others)[];
  for (const [at, one] of names.entries())
    for (const other of names.slice(at + 1))
      expect(allCombinations({ [one]: others[one], [other]: others[other] }).filter((pair) => !isMet(pair))).toEqual([]);
});

for (const { brand = '', who = '' } of allCombinations({ brand: brands, who: factors.who })) {
  const mine = cases.filter((each) => each['brand'] === brand && each['who'] === who);
  // One browser and one login for all pages, so that the code loads once.
  test(`every page for a ${who}, ${brand}, light or dark, each width: nothing to complain of, WCAG 2.0–2.2 A and AA, no text cut`, async ({
    page,
  }) => {
    test.setTimeout(mine.length * 30_000);
    const complaints = complaintsOf(page);
    const player = who === 'player' ? await newPlayer() : null;
    if (player !== null) {
      await page.goto(`${siteOf(brand)}/login`);
      await logIn(page, player);
      complaints.splice(0);
    }
    const { event } = await moneylineOf('basketball', 3);
    const seen = new Set<string>();
    for (const each of mine) {
      await show(page, each, addressOf(each['page'] ?? '/', event));
      const name = nameOf(each);
      expect.soft(complaints.splice(0), name).toEqual([]);
      // A page that this user may not open redirects. Its target is tested once per look.
      const look = [new URL(page.url()).pathname, each['mode'], each['width']].join();
      if (seen.has(look)) continue;
      seen.add(look);
      expect.soft([...(await faultsInView(page)), ...(await violationsOf(page))], name).toEqual([]);
      if (IS_FULL) await page.screenshot({ path: test.info().outputPath(`${name}.jpg`), type: 'jpeg', quality: 60 });
    }
  });
}

test('a cut text or too wide element is found and reported with its place', async ({ page }) => {
  await page.setContent('<div style="width: 60px; overflow: hidden; white-space: nowrap">Nobody reads this to its end</div>');
  expect(await faultsInView(page)).toEqual([expect.stringContaining('"Nobody reads this to its end" is cut by <div')]);
  await page.setContent('<div style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Said to go on</div>');
  expect(await faultsInView(page)).toEqual([]);
  await page.setContent('<div style="height: 200px; overflow: auto; border-radius: 999px">In the corner</div>');
  expect(await faultsInView(page)).toEqual([expect.stringContaining('"In the corner" is cut by <div')]);
  await page.setContent('<div style="width: 3000px">Wide</div>');
  expect(await faultsInView(page)).toEqual([expect.stringContaining('wider than the screen: <div')]);
});

test('an accessibility fault is found and reported with its place, also in a frame', async ({ page }) => {
  await page.setContent('<html lang="en"><title>Two faults</title><img src="a.png"><p>Text</p>');
  expect(await violationsOf(page)).toEqual([expect.stringContaining('image-alt: <img src="a.png">')]);
  await page.setContent('<html lang="en"><title>In a frame</title><iframe title="inner" srcdoc="<html lang=en><img src=b.png>"></iframe>');
  await page.frameLocator('iframe').locator('img').waitFor({ state: 'attached' });
  expect(await violationsOf(page)).toEqual([expect.stringContaining('image-alt: <img src="b.png">')]);
});

/** Waits until everything is loaded and laid out, also shelves out of view, in whose reserved boxes targets seem to overlap. */
async function show(page: Page, { brand, mode, width }: Combination, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: mode === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: Number(width), height: 900 });
  await page.goto(siteOf(brand) + path);
  // By element, because a heading behind a dialog has no role.
  const heading = page.locator('main').locator('h1, h2, h3').first();
  await arrival(heading, 'attached');
  await expect.soft(heading, path).toBeAttached();
  await page.evaluate(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole];
  });
  // Simulates user input, so that shelves out of view are drawn.
  await page.keyboard.press('Shift');
  await arrival(page.locator(LOADING).first(), 'detached');
  await expect.soft(page.locator(LOADING), path).toHaveCount(0);
  // A page without a title of its own has only the brand's name.
  await expect.soft(page, path).toHaveTitle(/\S · \S/);
}

/** An assertion polls only once a second, which would take most of the test's time. */
const arrival = (part: Locator, state: 'attached' | 'detached'): Promise<void> =>
  part.waitFor({ state, timeout: 10_000 }).catch(() => undefined);

const nameOf = ({ page = '', mode, width }: Combination): string =>
  `${page.replace(/[^\w-]+/g, '_').replace(/^_|_$/g, '') || 'home'}-${mode}-${width}`;
