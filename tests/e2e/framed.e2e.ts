import { expect, test } from 'playwright/test';
import { siteOf } from './support/site.ts';

const site = siteOf('tsb');
const NAME = 'How limits work';

test('a framed page of another origin follows the theme of the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${site}/account/help`);
  const inside = page.frameLocator(`iframe[title="${NAME}"]`);
  await page.getByRole('heading', { name: NAME }).scrollIntoViewIfNeeded();
  await expect(inside.getByText('A lower limit starts right away')).toBeVisible();
  await expect(inside.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(inside.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a framed page is as high as it reports, and grows when it is opened', async ({ page }) => {
  await page.goto(`${site}/account/help`);
  const frame = page.locator(`iframe[title="${NAME}"]`);
  const inside = page.frameLocator(`iframe[title="${NAME}"]`);
  await page.getByRole('heading', { name: NAME }).scrollIntoViewIfNeeded();
  const isWhole = () => inside.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
  await expect.poll(isWhole).toBeLessThanOrEqual(1);
  const before = (await frame.boundingBox())?.height ?? 0;
  // A click right after scrolling may miss the iframe.
  await inside.getByText('What happens at the limit?').press('Enter');
  await expect(inside.locator('details')).toHaveAttribute('open', '');
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(before);
  await expect.poll(isWhole).toBeLessThanOrEqual(1);
});

test('a framed page gets no data of the player and cannot navigate the page around it', async ({ page }) => {
  const asked: Promise<Record<string, string>>[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === 'help.localhost' && pathname === '/limits') asked.push(request.allHeaders());
  });
  await page.goto(`${site}/account/help`);
  const inside = page.frameLocator(`iframe[title="${NAME}"]`);
  await page.getByRole('heading', { name: NAME }).scrollIntoViewIfNeeded();
  await expect(inside.getByText('From the help desk')).toBeVisible();
  expect(asked).toHaveLength(1);
  for (const headers of await Promise.all(asked)) expect([headers['referer'], headers['cookie']]).toEqual([undefined, undefined]);
  const refused = await inside.locator('html').evaluate(() => {
    try {
      top?.location.assign('https://elsewhere.example/');
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/account/help');
});
