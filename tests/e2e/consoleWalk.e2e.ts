import { expect, type Page, test } from 'playwright/test';
import { closeBrowsers, newOperator } from './support/operators.ts';
import { siteOf } from './support/site.ts';

const ZONE = 'America/New_York';
const DAY_MS = 86_400_000;
const weekdayOf = (at: number): string => new Intl.DateTimeFormat('en-US', { timeZone: ZONE, weekday: 'long' }).format(at);
/** As a date field takes it. */
const dateOf = (at: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(at);

const firstShelfOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('[data-node]')
    .first()
    .evaluate((shelf) => shelf.getAttribute('data-node')?.split('_', 1)[0]);

/** Begins a draft of what is published for everybody, for one brand and, if given, one region. */
async function begin(page: Page, surface: string, name: string, region?: string): Promise<void> {
  await page.getByRole('link', { name: 'Documents' }).click();
  await page.getByRole('button', { name: `Start a draft: ${surface}, every brand, everywhere, live` }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('What it is for').fill(name);
  await form.getByLabel('Brand').selectOption('espnbet');
  if (region !== undefined) await form.getByLabel('Region').selectOption({ label: region });
  await form.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('tree')).toBeVisible();
}

/** A second person looks at what a draft changes and approves it. */
async function approve(page: Page, name: string, change: string): Promise<void> {
  await page.getByRole('link', { name: 'Approvals' }).click();
  await page.getByRole('link', { name: `Review ${name}` }).click();
  await expect(page.getByText(change).first()).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('ready to go out')).toBeVisible();
}

test.afterEach(closeBrowsers);

test('from nothing: the lobby in another order, a dialog for one region from tomorrow to Sunday, a second person, the players, and back', async ({
  browser,
}) => {
  const [editor, approver] = await Promise.all([newOperator(browser, 'editor'), newOperator(browser, 'approver')]);
  const players = await (await browser.newContext({ baseURL: siteOf('espnbet'), reducedMotion: 'reduce' })).newPage();
  const { page } = editor;

  await begin(page, 'Casino lobby', 'Jackpots on top');
  const jackpots = page.getByRole('treeitem', { name: /^Jackpots/ });
  const [first, moved] = [
    await page.getByRole('treeitem').first().getAttribute('data-node-id'),
    (await jackpots.getAttribute('data-node-id')) ?? '',
  ];
  await jackpots.click();
  await jackpots.focus();
  while ((await page.getByRole('treeitem').first().getAttribute('data-node-id')) !== moved) await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/^Saved · version/)).toBeVisible();
  await expect(page.getByText('All checks pass')).toBeVisible();

  await begin(page, 'All dialogs', 'A word for New Jersey', 'New Jersey (US-NJ)');
  await page.getByRole('button', { name: 'Add a part' }).click();
  await page.getByRole('dialog').getByText('Custom', { exact: true }).click();
  const fields = page.getByRole('region', { name: 'Selected part' });
  await fields.getByLabel('Title', { exact: true }).fill('New tables in New Jersey');
  await fields.getByLabel('Body').fill('Twelve of them, and people who deal.');
  await expect(page.frameLocator('iframe[title="Preview"]').getByRole('heading', { name: 'New tables in New Jersey' })).toBeVisible();
  await expect(page.getByText(/^Saved · version/)).toBeVisible();
  await expect(page.getByText('All checks pass')).toBeVisible();

  await approve(approver.page, 'A word for New Jersey', 'New tables in New Jersey');
  await approver.page.getByRole('button', { name: 'Schedule…' }).click();
  const plan = approver.page.getByRole('dialog', { name: 'Plan a release' });
  const tomorrow = Date.now() + DAY_MS;
  const sunday = [0, 1, 2, 3, 4, 5, 6].map((days) => tomorrow + days * DAY_MS).find((at) => weekdayOf(at) === 'Sunday') ?? tomorrow;
  await plan.getByLabel('What it is for').fill('New tables');
  await plan.getByLabel('Clock of').selectOption(ZONE);
  await plan.getByLabel('Starts').fill(`${dateOf(tomorrow)}T09:00`);
  await plan.getByLabel('Ends').fill(`${dateOf(sunday)}T23:00`);
  await expect(plan.getByRole('checkbox', { name: /A word for New Jersey/ })).toBeChecked();
  await plan.getByRole('button', { name: 'Plan it' }).click();
  await expect(approver.page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  await approver.page.getByText('List', { exact: true }).click();
  const planned = approver.page.getByRole('article', { name: 'New tables' });
  await expect(planned.getByText('US-NJ')).toBeVisible();

  await approve(approver.page, 'Jackpots on top', 'Jackpots');
  await approver.page.getByRole('button', { name: 'Publish now…' }).click();
  const publish = approver.page.getByRole('dialog');
  await expect(publish.getByText('players of espnbet everywhere')).toBeVisible();
  await publish.getByLabel('Why').fill('It is large this week');
  await publish.getByRole('button', { name: 'Publish now' }).click();
  await expect(approver.page.getByRole('heading', { level: 1, name: 'History: Casino lobby' })).toBeVisible();

  await players.goto('/casino');
  await expect.poll(() => firstShelfOf(players)).toBe(moved);
  await expect(players.getByRole('dialog', { name: 'New tables in New Jersey' })).toHaveCount(0);

  await approver.page.getByRole('button', { name: 'Roll back to nothing' }).click();
  await approver.page.getByRole('dialog').getByLabel('Why').fill('It is won');
  await approver.page.getByRole('dialog').getByRole('button', { name: 'Roll back now' }).click();
  await expect(approver.page.getByText('Nothing stands here now')).toBeVisible();
  await players.reload();
  await expect.poll(() => firstShelfOf(players)).toBe(first);
  expect([...editor.complaints, ...approver.complaints]).toEqual([]);
});
