import { expect, type Locator, type Page, test } from 'playwright/test';
import { siteOf } from './support/site.ts';

const PHONE = { width: 375, height: 812 };
/** Height in pixels of the bar at the screen's bottom. */
const BAR = 56;

test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

const top = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
const prices = (page: Page) => page.getByRole('main').locator('button[data-odds-state]');

for (const [brand, path] of [
  ['tsb', '/'],
  ['espnbet', '/'],
  ['tsb', '/sport/football'],
  ['tsb', '/sport/soccer'],
] as const)
  test(`the first price of ${brand}${path} is on a phone's first screen`, async ({ page }) => {
    await page.goto(siteOf(brand) + path);
    await expect(prices(page).first()).toBeVisible();
    expect(await top(prices(page).first())).toBeLessThanOrEqual(480);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

for (const sport of ['football', 'hockey', 'soccer'])
  test(`a game of ${sport}: band of 120 px, first price above 420 px, and statistics under an address of their own`, async ({ page }) => {
    await page.goto(`${siteOf('tsb')}/sport/${sport}`);
    const href = await page.getByRole('main').locator('a[href*="/event/"]').first().getAttribute('href');
    if (href === null) throw new Error(`No game of ${sport}`);
    await page.goto(siteOf('tsb') + href);
    await expect(prices(page).first()).toBeVisible();
    expect((await page.getByRole('main').locator('[style*="background-image"]').first().boundingBox())?.height).toBeLessThanOrEqual(120);
    expect(await top(prices(page).first())).toBeLessThanOrEqual(420);
    await page.goto(`${siteOf('tsb') + href}/section/statistics`);
    await expect(page.getByRole('tab', { name: 'Statistics', selected: true })).toBeVisible();
    await page.goto(`${siteOf('tsb') + href}/section/no-such-section`);
    await expect(page).toHaveURL(siteOf('tsb') + href);
  });

for (const brand of ['hwc', 'tsc'])
  for (const path of ['/', '/casino'])
    test(`the first tile of ${brand}${path} lies whole on a phone's first screen`, async ({ page }) => {
      await page.goto(siteOf(brand) + path);
      const tile = page
        .getByRole('main')
        .locator('a, article')
        .filter({ has: page.locator('[data-art]') })
        .first();
      await expect(tile).toBeVisible();
      const box = await tile.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(PHONE.height - BAR);
    });

test('a sport of the live page has an address that a reload keeps', async ({ page }) => {
  await page.goto(`${siteOf('tsb')}/live`);
  await page.getByRole('tab', { name: 'Football' }).tap();
  await expect(page).toHaveURL(/\/live\/football$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Football', selected: true })).toBeVisible();
});

test('nothing of the page lies under the bottom bar, and each of its targets is 44 px high', async ({ page }) => {
  await page.goto(siteOf('tsb'));
  const bar = page.getByRole('navigation', { name: 'Bottom bar' });
  for (const entry of await bar.getByRole('link').all()) expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const foot = page.getByRole('contentinfo');
  await foot.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const box = await foot.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await top(bar));
});

for (const width of [375, 1920])
  test(`the drawing of the hero is whole on a screen of ${width} pixels, and clear of its dots`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto(siteOf('tsb'));
    const hero = page.getByRole('region', { name: 'Highlights' });
    const drawing = await hero.locator('svg[viewBox="0 0 640 360"]').first().boundingBox();
    const dots = await hero.getByRole('group', { name: 'Slides' }).boundingBox();
    expect((drawing?.width ?? 0) / (drawing?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    if (width < 768) expect((drawing?.y ?? 0) + (drawing?.height ?? 0)).toBeLessThanOrEqual((dots?.y ?? 0) + 1);
  });

test('slides of the hero never show two texts at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(siteOf('tsb'));
  const most = page.getByRole('region', { name: 'Highlights' }).evaluate(
    (hero) =>
      new Promise<number>((resolve) => {
        const slides = [...hero.querySelectorAll('[aria-roledescription="slide"]')];
        const read = (slide: Element): boolean => {
          const words = slide.querySelector('[data-words]');
          return words !== null && getComputedStyle(slide).visibility === 'visible' && Number(getComputedStyle(words).opacity) > 0.05;
        };
        let most = 0;
        let frames = 0;
        const look = (): void => {
          most = Math.max(most, slides.filter(read).length);
          frames += 1;
          if (frames > 60) resolve(most);
          else requestAnimationFrame(look);
        };
        hero.querySelector<HTMLElement>('[aria-label^="Slide 2"]')?.click();
        requestAnimationFrame(look);
      }),
  );
  expect(await most).toBe(1);
});
