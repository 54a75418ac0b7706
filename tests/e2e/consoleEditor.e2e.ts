import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { E2E_PORT } from './support/site.ts';

const CONSOLE = `http://console.localhost:${E2E_PORT}`;

async function logIn(page: Page): Promise<string> {
  await page.goto(CONSOLE);
  await page.getByLabel(/e-?mail/i).fill('editor@linemaker.test');
  await page.getByLabel('Password').fill('Linemaker-demo-1');
  await page.getByRole('button', { name: /log in/i }).click();
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();
  // A draft of the lobby, as the page itself would begin one.
  return page.evaluate(async () => {
    const { csrfToken } = (await (await fetch('/console/api/session')).json()) as { csrfToken: string };
    const answer = await fetch('/console/api/operations/createDraft', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
      body: JSON.stringify({ surface: 'casino', brand: '*', region: '*', environment: 'live', title: 'Another lobby' }),
    });
    return ((await answer.json()) as { id: string }).id;
  });
}

test('an editor orders the lobby by keyboard, edits a title, sees the preview follow, reads the checks, and takes it back', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host + new URL(request.url()).pathname));
  const id = await logIn(page);
  await page.goto(`${CONSOLE}/drafts/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Another lobby' })).toBeVisible();
  const rows = page.getByRole('treeitem');
  const before = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') ?? ''));
  const preview = page.frameLocator('iframe[title="Preview"]');
  const shelves = preview.locator('[data-node]');
  await expect(shelves.first()).toBeVisible();

  await rows.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.nth(1)).toHaveAttribute('aria-label', before[0] ?? '');
  const idOf = async (at: number): Promise<string | undefined> => (await shelves.nth(at).getAttribute('data-node'))?.split('_', 1)[0];
  await expect.poll(() => idOf(0)).toBe(await rows.first().evaluate((row) => row.getAttribute('data-node-id') ?? ''));

  const title = page.getByRole('region', { name: 'Selected part' }).getByLabel('Title', { exact: true });
  await title.fill('Played in this house');
  await expect(preview.getByText('Played in this house').first()).toBeVisible();
  await expect(page.getByText(/^Saved · version/)).toBeVisible();
  await expect(page.getByText('All checks pass')).toBeVisible();
  await expect(page.getByRole('button', { name: /“Played in this house”/ }).first()).toBeVisible();

  await shelves.nth(2).click({ position: { x: 12, y: 12 } });
  await expect(rows.nth(2)).toHaveAttribute('aria-selected', 'true');
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') ?? ''))).toEqual(before);
  expect(refused).toEqual([]);
  expect(asked.filter((address) => !address.startsWith('console.'))).toEqual([]);
});
