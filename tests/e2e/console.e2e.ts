import { type Browser, expect, type Locator, type Page, test } from 'playwright/test';
import { violationsOf } from './support/axe.ts';
import { closeBrowsers } from './support/operators.ts';
import { siteOf } from './support/site.ts';

const SITE = siteOf('console');
const LOOKS = [
  { width: 375, mode: 'dark' },
  { width: 375, mode: 'light' },
  { width: 1280, mode: 'dark' },
  { width: 1280, mode: 'light' },
] as const;

// One test at a time, because an operator has one session: a second login ends the first.
test.describe.configure({ mode: 'serial' });
test.afterAll(closeBrowsers);

/** Logs in with a new browser context and collects console errors, such as CSP violations. */
async function logIn(browser: Browser, role: string): Promise<{ readonly page: Page; readonly complaints: string[] }> {
  const page = await (
    await browser.newContext({ baseURL: SITE, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  ).newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Ignores the expected 401 before the login.
    if (message.type() === 'error' && !message.text().includes('401')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await page.getByLabel('Email').fill(`${role}@linemaker.test`);
  await page.getByLabel('Password').fill('Linemaker-demo-1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  return { page, complaints };
}

type Opened = Awaited<ReturnType<typeof logIn>>;
let opened: Promise<Opened> | null = null;
/** Logs in the compliance operator once for this file. Other files log in the editor at the same time. */
const asCompliance = (browser: Browser): Promise<Opened> => (opened ??= logIn(browser, 'compliance'));

async function assertClean(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await violationsOf(page), what).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${what} is wider than the screen`).toBeLessThanOrEqual(0);
}

test('two operators take a document from draft to publication, and roll it back', async ({ browser }) => {
  const [writer, approver] = [await asCompliance(browser), await logIn(browser, 'approver')];
  await writer.page.getByRole('button', { name: 'Copy to another audience: Promotions, every brand, everywhere, live' }).click();
  const form = writer.page.getByRole('dialog');
  await form.getByLabel('Purpose').fill('Promotions for Pennsylvania');
  await form.getByLabel('Region').selectOption({ label: 'Pennsylvania (US-PA)' });
  await form.getByRole('button', { name: 'Start draft' }).click();
  await expect(writer.page.getByRole('heading', { level: 1, name: 'Promotions for Pennsylvania' })).toBeVisible();

  await approver.page.getByRole('link', { name: 'Approvals' }).click();
  await approver.page.getByRole('link', { name: 'Review Promotions for Pennsylvania' }).click();
  await approver.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(approver.page.getByText('ready to publish')).toBeVisible();
  await approver.page.getByRole('button', { name: 'Publish now…' }).click();
  const publish = approver.page.getByRole('dialog');
  await expect(publish.getByText('all players in US-PA')).toBeVisible();
  await publish.getByLabel('Reason').fill('Pennsylvania opens');
  await publish.getByRole('button', { name: 'Publish now' }).click();
  await expect(approver.page.getByRole('heading', { level: 1, name: 'History: Promotions' })).toBeVisible();
  await expect(approver.page.getByRole('cell', { name: 'Pennsylvania opens' })).toBeVisible();

  await approver.page
    .getByRole('button', { name: /^Take down/ })
    .first()
    .click();
  await approver.page.getByRole('dialog').getByLabel('Reason').fill('Not there yet');
  await approver.page.getByRole('dialog').getByRole('button', { name: 'Take down now' }).click();
  await expect(approver.page.getByRole('cell', { name: 'Not there yet' })).toBeVisible();
  await approver.page
    .getByRole('button', { name: /^Roll back to/ })
    .first()
    .click();
  await approver.page.getByRole('dialog').getByLabel('Reason').fill('It is there');
  await approver.page.getByRole('dialog').getByRole('button', { name: 'Roll back now' }).click();
  await expect(approver.page.getByRole('cell', { name: 'It is there' })).toBeVisible();

  await approver.page.getByRole('link', { name: 'Audit log' }).click();
  await approver.page.getByRole('button', { name: 'Verify the log' }).click();
  await expect(approver.page.getByText(/^Complete: \d+ entries/)).toBeVisible();
  await expect(approver.page.getByRole('cell', { name: /^rollback/ })).toBeVisible();
  expect([...writer.complaints, ...approver.complaints]).toEqual([]);
});

test("an operator's session survives a reload, and its end loses nothing that was typed", async ({ browser }) => {
  const { page } = await logIn(browser, 'viewer');
  await page.getByRole('link', { name: 'Drafts' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Drafts' })).toBeVisible();
  await page.getByLabel('Search').fill('half a thought');
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const again = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await again.getByLabel('Password').fill('Linemaker-demo-1');
  await again.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(again).toBeHidden();
  await expect(page.getByLabel('Search')).toHaveValue('half a thought');
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < 40; pressed += 1) {
    if (await target.evaluate((control) => control === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'is not reached by Tab').toBeFocused();
}

test('an operator creates a draft by keyboard alone', async ({ browser }) => {
  const { page } = await asCompliance(browser);
  await page.goto('/documents');
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const begin = page.getByRole('button', { name: 'New document' });
  await tabTo(page, begin);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New document' });
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(begin, 'the way back').toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByLabel('Purpose'));
  await page.keyboard.type('Cup final on top');
  await tabTo(page, form.getByLabel('Region'));
  await page.keyboard.type('Penn');
  await expect(form.getByLabel('Region')).toHaveValue('US-PA');
  await tabTo(page, form.getByRole('button', { name: 'Start draft' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cup final on top' })).toBeFocused();
  expect(new URL(page.url()).pathname).toMatch(/^\/drafts\/[\w-]+$/);
});

async function reviewPath(page: Page): Promise<string> {
  await page.goto('/approvals');
  const review = page.getByRole('link', { name: /^Review / }).first();
  await expect(review).toBeVisible();
  return (await review.getAttribute('href')) ?? '';
}

const SCREENS = [
  '/documents',
  '/drafts',
  '/approvals',
  '/releases',
  '/releases?look=list',
  '/history',
  '/history?surface=home',
  '/players',
  '/switches',
  '/trading',
  '/proposals',
  '/teasers',
  '/featured',
  '/house-terms',
  '/offers',
  '/people',
  '/audit',
  '/nowhere',
  'the review of a draft',
];

// Tests each screen in two of four looks: light, dark, narrow and wide. Half of the screens per test, so that it does not time out.
const HALF = Math.ceil(SCREENS.length / 2);
for (const round of [0, 1])
  for (const half of [0, 1])
    test(`the console’s screens, part ${2 * round + half + 1} of 4, violate no rule of WCAG 2.0–2.2 A and AA, light or dark, narrow or wide`, async ({
      browser,
    }) => {
      const { page, complaints } = await asCompliance(browser);
      for (const [at, screen] of SCREENS.slice(half * HALF, (half + 1) * HALF).entries()) {
        const { width, mode } = LOOKS[round === 0 ? at % 2 : 3 - (at % 2)] ?? LOOKS[0];
        const path = screen.startsWith('/') ? screen : await reviewPath(page);
        await page.emulateMedia({ colorScheme: mode });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await assertClean(page, `${screen}, ${mode}, ${width} px`);
      }
      expect(complaints).toEqual([]);
    });

test("the console's login, light and dark, on a phone and a desk: no violation of WCAG 2.0–2.2 A and AA", async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: SITE, reducedMotion: 'reduce' })).newPage();
  for (const { width, mode } of LOOKS) {
    await page.emulateMedia({ colorScheme: mode });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/documents');
    await expect(page.getByLabel('Password')).toBeVisible();
    await assertClean(page, `login, ${mode}, ${width} px`);
  }
});
