import { expect, type Page, test } from 'playwright/test';
import { addPart, approve, begin, fieldsOf, publishNow, rollBack, savedWithoutProblems } from './support/consoleActions.ts';
import { closeBrowsers, newOperator } from './support/operators.ts';
import { siteOf } from './support/site.ts';

const ZONE = 'America/New_York';
const DAY_MS = 86_400_000;
const weekdayOf = (at: number): string => new Intl.DateTimeFormat('en-US', { timeZone: ZONE, weekday: 'long' }).format(at);
const dateOf = (at: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(at);

const firstShelfOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('[data-node]')
    .first()
    .evaluate((shelf) => shelf.getAttribute('data-node')?.split('_', 1)[0]);

test.afterEach(closeBrowsers);

test('two operators reorder the lobby, schedule a dialog for one region, see players get both, and undo them', async ({ browser }) => {
  const [editor, approver] = await Promise.all([newOperator(browser, 'editor'), newOperator(browser, 'approver')]);
  const players = await (await browser.newContext({ baseURL: siteOf('espnbet'), reducedMotion: 'reduce' })).newPage();
  const { page } = editor;

  await begin(page, { from: 'Casino lobby, espnbet, everywhere, live', name: 'Money wheels on top' });
  const wheels = page.getByRole('treeitem', { name: /^Money wheels/ });
  const [first, moved] = [
    await page.getByRole('treeitem').first().getAttribute('data-node-id'),
    (await wheels.getAttribute('data-node-id')) ?? '',
  ];
  await wheels.click();
  await wheels.focus();
  while ((await page.getByRole('treeitem').first().getAttribute('data-node-id')) !== moved) await page.keyboard.press('Alt+ArrowUp');
  await savedWithoutProblems(page);

  const dialogs = { from: 'All dialogs, every brand, everywhere, live', brand: 'espnbet', region: 'New Jersey (US-NJ)' };
  await begin(page, { ...dialogs, name: 'A word for New Jersey' });
  await addPart(page, 'Custom');
  const fields = fieldsOf(page);
  await fields.getByLabel('Title', { exact: true }).fill('New wheels in New Jersey');
  await fields.getByLabel('Body').fill('Twelve of them, each with its RTP.');
  await expect(page.frameLocator('iframe[title="Preview"]').getByRole('heading', { name: 'New wheels in New Jersey' })).toBeVisible();
  await savedWithoutProblems(page);

  await approve(approver.page, 'A word for New Jersey', 'New wheels in New Jersey');
  await approver.page.getByRole('button', { name: 'Schedule…' }).click();
  const plan = approver.page.getByRole('dialog', { name: 'Plan release' });
  const tomorrow = Date.now() + DAY_MS;
  const sunday = [0, 1, 2, 3, 4, 5, 6].map((days) => tomorrow + days * DAY_MS).find((at) => weekdayOf(at) === 'Sunday') ?? tomorrow;
  await plan.getByLabel('Purpose').fill('New wheels');
  await plan.getByLabel('Time zone').selectOption(ZONE);
  await plan.getByLabel('Starts').fill(`${dateOf(tomorrow)}T09:00`);
  await plan.getByLabel('Ends').fill(`${dateOf(sunday)}T23:00`);
  await expect(plan.getByRole('checkbox', { name: /A word for New Jersey/ })).toBeChecked();
  await plan.getByRole('button', { name: 'Plan release' }).click();
  await expect(approver.page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  await approver.page.getByText('List', { exact: true }).click();
  const planned = approver.page.getByRole('article', { name: 'New wheels' });
  await expect(planned.getByText('US-NJ')).toBeVisible();

  await approve(approver.page, 'Money wheels on top', 'Money wheels');
  await publishNow(approver.page, 'players of espnbet everywhere', 'It is large this week');

  await players.goto('/casino');
  await expect.poll(() => firstShelfOf(players)).toBe(moved);
  await expect(players.getByRole('dialog', { name: 'New wheels in New Jersey' })).toHaveCount(0);

  await rollBack(approver.page, 'It is won');
  await expect.poll(() => firstShelfOf(players)).toBe(first);
  await players.reload();
  await expect.poll(() => firstShelfOf(players)).toBe(first);
  expect([...editor.complaints, ...approver.complaints]).toEqual([]);
});
