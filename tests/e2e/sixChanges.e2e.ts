import { expect, type Page, test } from 'playwright/test';
import {
  addPart,
  approve,
  type Begun,
  begin,
  fieldsOf,
  partOf,
  publishNow,
  rollBack,
  savedWithoutProblems,
} from './support/consoleActions.ts';
import { logIn } from './support/line.ts';
import { listening } from './support/listening.ts';
import { newOperator, type Operator } from './support/operators.ts';
import { newPlayer } from './support/sandbox.ts';
import { siteOf } from './support/site.ts';

/** No other test file publishes for this brand. */
const BRAND = 'tsc';
const SITE = siteOf(BRAND);
const DEPOSIT = '/account/wallet/deposit';
const GAME = '/casino/category/slots/copper-canyon-express';

// The same two operators make all six changes in turn. A failed change does not stop the next ones.
test.describe.configure({ mode: 'default' });
let editor: Operator;
let decider: Operator;
test.beforeAll(async ({ browser }) => {
  [editor, decider] = await Promise.all([newOperator(browser, 'editor'), newOperator(browser, 'compliance')]);
});
test.afterEach(() => expect([...editor.complaints.splice(0), ...decider.complaints.splice(0)]).toEqual([]));
test.afterAll(() => Promise.all([editor, decider].map(({ page }) => page.context().close())));

/** Opens a player's page. The returned function expects that the page was not reloaded. */
async function leaveOpen(player: Page, path: string): Promise<() => Promise<void>> {
  await player.goto(SITE + path);
  await player.evaluate(() => document.body.setAttribute('data-left-open', ''));
  return () => expect(player.locator('body')).toHaveAttribute('data-left-open', '');
}

/** Publishes a draft with two operators. Ends at the document's history, where it can be rolled back. */
async function publish(draft: Begun, write: (page: Page) => Promise<void>, change: string): Promise<void> {
  await begin(editor.page, draft);
  await write(editor.page);
  await savedWithoutProblems(editor.page);
  await approve(decider.page, draft.name, change);
  await publishNow(decider.page, `players of ${BRAND} ${draft.region === undefined ? 'everywhere' : 'in US-NJ'}`, draft.name);
}

test('an open page shows a published notice above the deposit form', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(`${SITE}/login`);
  await logIn(page, await newPlayer());
  const heard = listening(page);
  const isStillOpen = await leaveOpen(page, DEPOSIT);
  await heard;
  await expect(main.getByLabel('Amount')).toBeVisible();
  await publish(
    { from: 'Deposit, every brand, everywhere, live', name: 'Banks rest on Sunday', brand: BRAND },
    async (console) => {
      await partOf(console, 'notice').click();
      await fieldsOf(console).getByLabel('Open title').fill('Sunday night');
      await fieldsOf(console).getByLabel('Open text').fill('Banks rest then. Money takes longer.');
    },
    'Banks rest then. Money takes longer.',
  );
  await expect(main.getByText('Banks rest then. Money takes longer.')).toBeVisible();
  await expect(main.getByText('Sunday night')).toBeVisible();
  await expect(main.getByLabel('Amount')).toHaveValue('');
  await rollBack(decider.page, 'Monday');
  await expect(main.getByText('Sunday night')).toHaveCount(0);
  await isStillOpen();
});

test('an open page shows another order of the deposit methods published for one region', async ({ page }) => {
  const methods = page.getByRole('main').getByRole('radio');
  await page.goto(`${SITE}/login`);
  await logIn(page, await newPlayer());
  const heard = listening(page);
  const isStillOpen = await leaveOpen(page, DEPOSIT);
  await heard;
  await page.getByRole('button', { name: /^Other methods/ }).click();
  // A part of the page that has the focus or the pointer is not replaced.
  await page.getByRole('heading', { level: 1, name: 'Deposit' }).click();
  await expect(methods.first()).toHaveAccessibleName(/^Debit card/);
  await publish(
    { from: 'Deposit, every brand, everywhere, live', name: 'Bank first', brand: BRAND, region: 'New Jersey (US-NJ)' },
    async (console) => {
      await partOf(console, 'methods').click();
      await fieldsOf(console).getByRole('button', { name: '+ Add to methods' }).click();
      await fieldsOf(console).getByLabel('Provider id').fill('trustly');
    },
    'trustly',
  );
  await expect(methods.first()).toHaveAccessibleName(/^Trustly/);
  await rollBack(decider.page, 'Card first');
  await expect(methods.first()).toHaveAccessibleName(/^Debit card/);
  await isStillOpen();
});

test('an open page shows a new version of the terms', async ({ page }) => {
  const main = page.getByRole('main');
  const words = 'A bet that we accept stays accepted.';
  const heard = listening(page);
  const isStillOpen = await leaveOpen(page, '/legal/terms');
  await heard;
  await expect(main.getByText('Version 1')).toBeVisible();
  const desk = decider.page;
  await desk.getByRole('link', { name: 'Legal texts' }).click();
  await desk.getByLabel('Brand').selectOption(BRAND);
  const publishFrom = async (version: number, why: string, text?: string): Promise<void> => {
    await desk.getByRole('button', { name: `Start from version ${version}…` }).click();
    const form = desk.getByRole('dialog', { name: 'Publish a new version' });
    if (text !== undefined) await form.getByLabel('Text').fill(text);
    await form.getByLabel('Change').selectOption('editorial');
    await form.getByLabel('Reason').fill(why);
    await form.getByRole('button', { name: 'Publish version' }).click();
    await expect(form).toHaveCount(0);
  };
  await publishFrom(1, 'It was asked for', words);
  await expect(desk.getByRole('row', { name: /^2: / })).toBeVisible();
  await expect(main.getByText(words)).toBeVisible();
  await expect(main.getByText('Version 2')).toBeVisible();
  await publishFrom(1, 'It was said better before');
  await expect(main.getByText('Version 3')).toBeVisible();
  await expect(main.getByText(words)).toHaveCount(0);
  await isStillOpen();
});

test('an open page shows a published column of the footer', async ({ page }) => {
  const foot = page.getByRole('contentinfo');
  const heard = listening(page);
  const isStillOpen = await leaveOpen(page, '/');
  await heard;
  await publish(
    { from: `Footer, ${BRAND}, everywhere, live`, name: 'Sponsors' },
    async (console) => {
      await addPart(console, 'Link column');
      await fieldsOf(console).getByLabel('Title', { exact: true }).fill('Sponsors');
      await fieldsOf(console).getByLabel('Label', { exact: true }).first().fill('Our teams');
    },
    'Our teams',
  );
  await expect(foot.getByRole('heading', { name: 'Sponsors' })).toBeAttached();
  await expect(foot.getByRole('link', { name: 'Our teams' })).toBeAttached();
  await rollBack(decider.page, 'The season is over');
  await expect(foot.getByRole('heading', { name: 'Sponsors' })).toHaveCount(0);
  await isStillOpen();
});

test('an open page shows a published entry of the left menu', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const added = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'House rules' });
  const heard = listening(page);
  const isStillOpen = await leaveOpen(page, '/');
  await heard;
  await publish(
    { from: `Casino entries, ${BRAND}, everywhere, live`, name: 'Rules within reach' },
    async (console) => {
      await addPart(console, 'Menu entries');
      const fields = fieldsOf(console);
      await fields.getByLabel('Label', { exact: true }).first().fill('House rules');
      await fields.getByLabel('Canonical url').first().fill('/legal/terms');
    },
    'House rules',
  );
  await expect(added).toHaveAttribute('href', '/legal/terms');
  await rollBack(decider.page, 'They are in the footer');
  await expect(added).toHaveCount(0);
  await isStillOpen();
});

test("an open page shows a published text on a game's stage, whose frame is not reloaded", async ({ page }) => {
  const stage = page.getByRole('dialog', { name: 'Copper Canyon Express' });
  const heard = listening(page, 'game-stage');
  const isStillOpen = await leaveOpen(page, GAME);
  await page.getByRole('main').getByRole('button', { name: 'Practice' }).click();
  await expect(stage.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled();
  await heard;
  const frame = await stage.locator('iframe').elementHandle();
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await publish(
    { from: 'Game stage, every brand, everywhere, live', name: 'Maintenance tonight', brand: BRAND },
    async (console) => {
      await partOf(console, 'bar').click();
      await addPart(console, 'Game notice');
      await fieldsOf(console).getByLabel('Title').fill('Maintenance tonight');
      await fieldsOf(console).getByLabel('Text', { exact: true }).fill('Games of this provider are unavailable from 3 to 4 AM.');
    },
    'Games of this provider are unavailable from 3 to 4 AM.',
  );
  await expect(stage.getByText('Games of this provider are unavailable from 3 to 4 AM.')).toBeVisible();
  await rollBack(decider.page, 'They are done');
  await expect(stage.getByText('Games of this provider are unavailable from 3 to 4 AM.')).toHaveCount(0);
  expect(await frame?.evaluate((element) => element === document.querySelector('iframe'))).toBe(true);
  expect(loads).toBe(0);
  await expect(stage.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled();
  await isStillOpen();
});
