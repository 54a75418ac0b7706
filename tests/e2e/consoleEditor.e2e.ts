import { expect, type Locator, type Page, test } from 'playwright/test';
import { violationsOf } from './support/axe.ts';
import { fieldsOf } from './support/consoleActions.ts';
import { closeBrowsers, newOperator, openDraft, run } from './support/operators.ts';

// Longer than most journeys: several operators, each with a browser and a preview of whole pages.
test.describe.configure({ timeout: 90_000 });
test.afterEach(closeBrowsers);

const rowsOf = (page: Page): Locator => page.getByRole('treeitem');
const namesOf = (page: Page): Promise<readonly string[]> =>
  rowsOf(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-node-id') ?? ''));
const checksOf = (page: Page): Locator => page.getByRole('region', { name: 'Checks and changes' });
const isSaved = (page: Page): Promise<void> => expect(page.getByText(/^Saved · version/)).toBeVisible();

test('an editor reorders the lobby by keyboard and mouse, edits a title, sees the preview, and undoes it', async ({ browser }) => {
  const editor = await newOperator(browser, 'editor');
  const { page, complaints } = editor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await openDraft(editor, 'casino', 'Another lobby');
  const before = await namesOf(page);
  const preview = page.frameLocator('iframe[title="Preview"]');
  const shelves = preview.locator('[data-node]');
  await expect(shelves.first()).toBeVisible();
  const shownAt = async (at: number) => (await shelves.nth(at).getAttribute('data-node'))?.split('_', 1)[0];

  await rowsOf(page).first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => namesOf(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  await expect(rowsOf(page).nth(1)).toBeFocused();
  await expect.poll(() => shownAt(0)).toBe(before[1]);

  const [handle, target] = [rowsOf(page).first().locator('[data-handle]'), rowsOf(page).nth(3)];
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('The tree is not in view');
  await page.mouse.move(from.x + 4, from.y + 4);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + to.height - 6, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => namesOf(page)).toEqual([before[0], before[2], before[3], before[1], ...before.slice(4)]);

  await rowsOf(page).first().click();
  await fieldsOf(page).getByLabel('Title', { exact: true }).fill('Played in this house');
  await expect(preview.getByText('Played in this house').first()).toBeVisible();
  await isSaved(page);
  await expect(checksOf(page).getByText('All checks pass')).toBeVisible();
  await expect(
    checksOf(page)
      .getByRole('button', { name: /“Played in this house”/ })
      .first(),
  ).toBeVisible();

  const pressed = await shownAt(2);
  await shelves.nth(2).click({ position: { x: 12, y: 12 } });
  await expect(page.locator(`[role="treeitem"][data-node-id="${pressed}"]`)).toHaveAttribute('aria-selected', 'true');

  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => namesOf(page)).toEqual(before);
  expect(complaints).toEqual([]);
  expect(asked.filter((host) => !host.startsWith('console.'))).toEqual([]);
});

test('an editor works on a document by keyboard alone: parts, fields, a new part, undo and the review', async ({ browser }) => {
  const editor = await newOperator(browser, 'editor');
  const { page, complaints } = editor;
  await openDraft(editor, 'dialogs', 'Words for everybody');
  const before = await namesOf(page);
  await page.getByRole('searchbox', { name: 'Search in the document' }).focus();
  await page.keyboard.press('Tab');
  await expect(rowsOf(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(rowsOf(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  // The preview opens the selected dialog, but the focus stays in the list.
  const shown = page.frameLocator('iframe[title="Preview"]');
  await expect(shown.getByRole('dialog')).toContainText('Check your location');
  await page.keyboard.press('ArrowDown');
  await expect(shown.locator('body')).toContainText('This dialog is not shown to this audience.');
  await expect(rowsOf(page).nth(1)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(rowsOf(page)).toHaveCount(before.length + 1);
  await page.keyboard.press('Delete');
  await expect(rowsOf(page)).toHaveCount(before.length);

  await page.getByRole('button', { name: 'Add a part' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Search kinds').focus();
  await page.keyboard.type('operational');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(fieldsOf(page).getByRole('heading', { level: 2, name: 'Planned work' })).toBeVisible();
  await fieldsOf(page).getByLabel('Title', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Typed');
  await expect(page.getByRole('treeitem', { name: /^Typed/ })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('treeitem', { name: /^Planned work/ })).toBeVisible();
  await isSaved(page);
  await page.getByRole('link', { name: 'Review and approve' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Changes' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('two editors of one draft keep both their changes, and choose where they conflict', async ({ browser }) => {
  const [one, two] = await Promise.all([newOperator(browser, 'editor'), newOperator(browser, 'editor')]);
  const draft = await openDraft(one, 'promotions', 'Written by two');
  await two.page.goto(`/drafts/${draft.id}`);
  const titleOf = (page: Page) => fieldsOf(page).getByLabel('Title', { exact: true });
  const last = rowsOf(two.page).last();
  await last.click();
  await titleOf(two.page).fill('At the end, by the second');
  await isSaved(two.page);

  await rowsOf(one.page).first().click();
  await titleOf(one.page).fill('At the top, by the first');
  await expect(one.page.getByRole('treeitem', { name: /^At the end, by the second/ })).toBeVisible();
  await isSaved(one.page);

  await rowsOf(two.page).first().click();
  await titleOf(two.page).fill('At the top, by the second');
  const choice = two.page.getByRole('dialog', { name: 'Conflicting changes' });
  await expect(choice.getByText('At the top, by the first')).toBeVisible();
  await choice.getByText('Take theirs').click();
  await choice.getByRole('button', { name: 'Continue with these choices' }).click();
  await expect(two.page.getByRole('treeitem', { name: /^At the top, by the first/ })).toBeVisible();
  await isSaved(two.page);
  expect([...one.complaints, ...two.complaints]).toEqual([]);
});

const brokenPage = (document: { readonly order: readonly string[]; readonly nodes: object }): object => ({
  ...document,
  order: [...document.order, 'wrong', 'gone'],
  nodes: {
    ...document.nodes,
    wrong: {
      id: 'wrong',
      kind: 'QuickLinksShelf',
      v: 2,
      criticality: 'OPTIONAL',
      props: { title: 'Wrong', links: [{ id: 'live', label: '', icon: 'live' }] },
    },
  },
});

test('an editor opens a broken document, follows the review to its field, and publishes it once corrected', async ({ browser }) => {
  const editor = await newOperator(browser, 'editor');
  const { page, complaints } = editor;
  const draft = await openDraft(editor, 'promotions', 'Broken', brokenPage);
  await expect(checksOf(page).getByRole('heading', { name: '2 to fix before you can publish' })).toBeVisible();
  await checksOf(page)
    .getByRole('button', { name: /^gone:/ })
    .click();
  await fieldsOf(page).getByRole('button', { name: 'Remove the reference' }).click();
  await isSaved(page);
  await page.goto(`/drafts/${draft.id}/review`);
  await expect(page.getByText('checks failed')).toBeVisible();
  await page.getByRole('link', { name: 'wrong › props › links › 1 › label' }).click();
  const label = fieldsOf(page).getByLabel('Label', { exact: true }).first();
  await expect(label).toBeFocused();
  await page.keyboard.type('Live now');
  await expect(checksOf(page).getByText('All checks pass')).toBeVisible();
  await isSaved(page);
  expect(await run<{ readonly problems: readonly object[] }>(editor, 'checkDraft', { draftId: draft.id })).toMatchObject({ problems: [] });
  expect(complaints).toEqual([]);
});

test('a reviewer sees what moved in both pictures, and is warned if a phone shows no price until it is scrolled', async ({ browser }) => {
  const editor = await newOperator(browser, 'editor');
  const { page, complaints } = editor;
  const pictures = page.getByRole('region', { name: 'Before and after' });
  const draft = await openDraft(editor, 'home', 'Prices further down');
  await page.goto(`/drafts/${draft.id}/review`);
  await expect(pictures.getByText('The first price is on the first screen of a phone.')).toBeVisible();
  // Moves every node that shows prices to the end of the page.
  const nodes = draft.document.nodes as Readonly<Record<string, { readonly kind: string }>>;
  const hasPrices = (id: string): boolean => /Events|MarketGrid/.test(nodes[id]?.kind ?? '');
  const order = draft.document.order.toSorted((a, b) => Number(hasPrices(a)) - Number(hasPrices(b)));
  await run(editor, 'saveDraft', { draftId: draft.id, version: draft.version, document: { ...draft.document, order } });
  await page.reload();
  await expect(pictures.getByText(/^The first (price|whole game) ends \d+ px below the first screen of a phone\./)).toBeVisible();
  for (const side of ['Before', 'After'])
    await expect(page.frameLocator(`iframe[title="${side}"]`).getByText('Moved', { exact: true }).first()).toBeVisible();
  expect(await violationsOf(page, 'iframe')).toEqual([]);
  expect(complaints).toEqual([]);
});

for (const { mode, views } of [
  { mode: 'light', views: ['Fields', 'Checks'] },
  { mode: 'dark', views: ['Parts', 'Preview'] },
] as const)
  test(`every pane of the editor, ${mode}, on a desk and on a phone: no violation of WCAG 2.0–2.2 A and AA`, async ({ browser }) => {
    const editor = await newOperator(browser, 'editor');
    const { page, complaints } = editor;
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await openDraft(editor, 'promotions', `Broken, ${mode}`, brokenPage);
    await expect(checksOf(page).getByRole('heading', { name: '2 to fix before you can publish' })).toBeVisible();
    await rowsOf(page).last().click();
    expect(await violationsOf(page, 'iframe'), 'on a desk').toEqual([]);
    await page.setViewportSize({ width: 375, height: 900 });
    for (const view of views) {
      await page.getByRole('group', { name: 'Look at' }).getByText(view, { exact: true }).click();
      expect(await violationsOf(page, 'iframe'), `${view} on a phone`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), view).toBe(0);
    }
    expect(complaints).toEqual([]);
  });
