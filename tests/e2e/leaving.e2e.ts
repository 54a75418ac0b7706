import { expect, test } from 'playwright/test';
import { sandbox } from './support/sandbox.ts';
import { siteOf } from './support/site.ts';

/** No other test file uses this brand's page. */
const BRAND = 'hwc';
const ELSEWHERE = 'https://xn--80ak6aa92e.com/help?from=us';
const LISTED = 'https://www.ncpgambling.org/help';

const to = (text: string, url: string) => ({ text, deepLink: { kind: 'WebPageDeepLink', url, opensNewWindow: true } });
const article = {
  id: 'article',
  kind: 'EditorialShelf',
  v: 1,
  criticality: 'OPTIONAL',
  props: {
    title: 'Where to read on',
    blocks: [
      {
        id: 'one',
        style: 'paragraph',
        spans: [
          { text: 'Before you play, ' },
          to('read what others say about it', ELSEWHERE),
          { text: ' or ' },
          to('ask for help', LISTED),
        ],
      },
    ],
  },
};

test('a link to an unlisted host asks first, then opens in a new tab without referrer or opener', async ({ page, context }) => {
  const asked: (string | undefined)[] = [];
  await context.route(/^https:/, async (route) => {
    asked.push(`${route.request().url()} ${route.request().headers()['referer'] ?? 'no referrer'}`);
    await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
  });
  await sandbox('layout', {
    ...{ surface: 'promotions', brand: BRAND },
    document: { surface: 'promotions', nodes: { article }, order: ['article'] },
  });
  await page.goto(`${siteOf(BRAND)}/promotions`);
  const link = page.getByRole('button', { name: /^read what others say/ });
  const dialog = page.getByRole('dialog', { name: 'You are leaving HWC Casino' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('xn--80ak6aa92e.com', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(asked).toEqual([]);

  await link.click();
  const opening = context.waitForEvent('page');
  await dialog.getByRole('link', { name: /^Continue/ }).click();
  const opened = await opening;
  await expect(opened).toHaveTitle('Elsewhere');
  expect([asked, await opened.evaluate(() => globalThis.opener === null)]).toEqual([[`${ELSEWHERE} no referrer`], true]);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${siteOf(BRAND)}/promotions`);

  const straight = context.waitForEvent('page');
  await page.getByRole('link', { name: /^ask for help/ }).click();
  await expect(await straight).toHaveURL(LISTED);
  await expect(dialog).toHaveCount(0);
});
