import { expect, type Page, test } from 'playwright/test';
import { logIn } from './support/line.ts';
import { newPlayer } from './support/sandbox.ts';

type Source = { readonly node?: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly };
type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean; readonly sources: readonly Source[] };
type Seen = { readonly shifts: string[] };

/** Records the browser's layout shifts with the elements that moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const rect = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
    const moved = ({ node, previousRect, currentRect }: Source): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.outerHTML.slice(0, 120)} "${element?.textContent.slice(0, 40)}" ${rect(previousRect)} → ${rect(currentRect)}`;
    };
    const keep = (list: PerformanceObserverEntryList): void => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) shifts.push([entry.value, ...entry.sources.map(moved)].join('\n'));
    };
    new PerformanceObserver(keep).observe({ type: 'layout-shift', buffered: true });
  });

test("a player's page on a phone has no layout shift while it loads", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/login');
  await logIn(page, await newPlayer());
  await watchShifts(page);
  for (const [path, last] of [
    ['/account/responsible-gaming/deposit/daily', 'Save limit'],
    ['/account/responsible-gaming/time', 'Save limit'],
    ['/account/taxes', 'No tax forms'],
    ['/casino', 'Exclusive'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(last, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.locator('[role="status"]:has-text("Loading"), [role="status"][aria-label^="Loading"]')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    expect(await page.evaluate(() => (window as unknown as Seen).shifts), path).toEqual([]);
  }
});
