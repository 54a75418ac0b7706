import { type CDPSession, expect, type Page, test } from 'playwright/test';
import { complaintsOf } from './support/complaints.ts';

type Held = { readonly listeners: number; readonly nodes: number; readonly heapBytes: number };

/** Returns the page's event listeners, DOM nodes and heap size in bytes, after garbage collection. */
async function heldBy(session: CDPSession): Promise<Held> {
  // Collects repeatedly, because freed objects let the next pass free others.
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { listeners: read('JSEventListeners'), nodes: read('Nodes'), heapBytes: read('JSHeapUsedSize') };
}

/** Measures until the counts of listeners and nodes stay the same, so that drawing in idle time is over. */
async function heldAtRest(session: CDPSession): Promise<Held> {
  let held = await heldBy(session);
  const isAtRest = async (): Promise<boolean> => {
    const last = held;
    held = await heldBy(session);
    return held.listeners === last.listeners && held.nodes === last.nodes;
  };
  await expect.poll(isAtRest, { intervals: [500] }).toBe(true);
  return held;
}

const COURSE = ['Promos', 'Live', 'My Bets', 'Home'] as const;

/** Opens twenty pages from the menu, one after the other. Ends at the home page. */
async function walk(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (let step = 0; step < 20; step += 1) {
    await menu
      .getByRole('link', { name: COURSE[step % COURSE.length] ?? '' })
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
  }
  await expect(page).toHaveURL(/localhost:\d+\/$/);
}

function runningOn(page: Page): ReadonlySet<string> {
  const running = new Set<string>();
  const urls = new Map<unknown, string>();
  page.on('request', (request) => {
    urls.set(request, request.url());
    running.add(request.url());
  });
  const ended = (request: unknown): boolean => running.delete(urls.get(request) ?? '');
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return running;
}

test('navigation, back, reload and a deep link leave no listeners, nodes, memory or requests behind', async ({ page }) => {
  const complaints = complaintsOf(page);
  const running = runningOn(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto('/');
  await answerLookAround(page);
  // The first walk fills the caches, so that only a leak raises the second walk's figures.
  await walk(page);
  const before = await heldAtRest(session);
  await walk(page);
  const after = await heldAtRest(session);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 10);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
  expect(after.heapBytes).toBeLessThanOrEqual(before.heapBytes * 1.1);

  await page.goBack();
  await expect(page).toHaveURL(/\/my-bets$/);
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
  await page.goto('/sport/football/organization/united-states/competition/nfl#standings');
  await expect(page.locator('[data-node^="standings_"]')).toBeFocused();
  await expect.poll(() => [...running]).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Closes the dialog that My Bets shows a visitor once. */
const answerLookAround = (page: Page) =>
  page.addLocatorHandler(page.getByRole('dialog', { name: 'Look around first' }), (dialog) =>
    dialog.getByRole('button', { name: 'Keep browsing' }).click(),
  );
