import { expect, type Page, test } from 'playwright/test';
import { violationsOf } from './support/axe.ts';
import { siteOf } from './support/site.ts';

test.use({
  viewport: { width: 375, height: 812 },
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
});

const untilDrawn = (page: Page, path: string) =>
  expect.poll(async () => (await page.request.get(path)).text(), { timeout: 30_000 }).toContain('<style id="first-view">');

for (const [path, words] of [
  ['/', 'Live now'],
  ['/casino', 'Featured'],
] as const) {
  test(`a phone sees the first view of ${path} before the code, in both modes, as the policy allows`, async ({ page }) => {
    await untilDrawn(page, path);
    const refused: string[] = [];
    page.on('console', (message) => void (/Content Security|violates/i.test(message.text()) && refused.push(message.text())));
    await page.route('**/assets/*.js', () => new Promise(() => undefined));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(colorScheme);
      await page.screenshot({ path: test.info().outputPath(`${colorScheme}.png`) });
    }
    expect(await violationsOf(page)).toEqual([]);
    expect(refused).toEqual([]);
  });
}

test('the page replaces its first view in one step, without an empty moment', async ({ page }) => {
  await untilDrawn(page, '/');
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  await page.addInitScript(() => {
    const seen = { words: 0, least: Number.POSITIVE_INFINITY };
    Object.assign(window, { seen });
    const look = (): void => {
      const words = document.querySelector('main')?.textContent?.length ?? 0;
      if (seen.words > 0) seen.least = Math.min(seen.least, words / seen.words);
      seen.words ||= words;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.locator('#first-view')).toHaveCount(0);
  await expect(page.locator('#root')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const { least } = await page.evaluate(() => (window as unknown as { readonly seen: { readonly least: number } }).seen);
  expect(least).toBeGreaterThan(0.9);
  expect(complaints).toEqual([]);
  expect(await sheetsOf(page)).toEqual({ first: ['first-fonts', 'first-rules'], adopted: 0, linked: [true, true] });
});

const sheetsOf = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return {
      first: [...document.querySelectorAll('style')].map(({ id }) => id),
      adopted: document.adoptedStyleSheets.length,
      // The page's and the brand's style sheets. Those of lazy code may still be loading.
      linked: links.slice(0, 2).map(({ sheet }) => (sheet?.cssRules.length ?? 0) > 0),
    };
  });

/** Delays the application's code until the returned function runs. */
async function holdBack(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a press and the focus in a first view are kept by the page', async ({ page }) => {
  await untilDrawn(page, '/');
  const release = await holdBack(page);
  await page.goto('/');
  const odds = page.locator('#root[aria-busy="true"] button[data-odds-state]').first();
  await odds.scrollIntoViewIfNeeded();
  const [name] = ((await odds.getAttribute('aria-label')) ?? '').split(',');
  const box = await odds.boundingBox();
  if (!box) throw new Error('No price in the first view');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole('button', { name: 'Open menu' }).focus();
  release();
  await expect(page.locator('#first-view')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await expect(page.locator(`main button[data-odds-state="selected"][aria-label^="${name}"]`).first()).toBeVisible();
});

test('a page behind its first view cannot be focused or clicked', async ({ page }) => {
  await untilDrawn(page, '/');
  await page.addInitScript(() => {
    const looks = { behind: 0, reached: [] as string[] };
    Object.assign(window, { looks });
    const look = (): void => {
      const behind = document.getElementById('first-view') && document.querySelector('#root ~ div:has(main)');
      for (const each of behind?.querySelectorAll<HTMLElement>('a, button, input, main') ?? []) {
        looks.behind += 1;
        each.focus({ preventScroll: true });
        if (document.activeElement === each) looks.reached.push(each.outerHTML.slice(0, 80));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.locator('#first-view')).toHaveCount(0);
  await expect(page.locator('[data-node][inert]')).toHaveCount(0);
  const { behind, reached } = await page.evaluate(
    () => (window as unknown as { readonly looks: { readonly behind: number; readonly reached: readonly string[] } }).looks,
  );
  expect(behind).toBeGreaterThan(0);
  expect(reached).toEqual([]);
});

test('a visitor who has chosen a color mode is sent no first view', async ({ page }) => {
  await untilDrawn(page, '/');
  await page.context().addCookies([{ name: 'theme-mode', value: 'chosen', url: siteOf() }]);
  expect(await (await page.request.get('/')).text()).not.toContain('first-view');
});
