import type { CDPSession, Page } from 'playwright';
import { traced, type TraceEvent } from '../start/reading.ts';

/** Between a press on a price and the slip that shows it, painted: as the clock has it, and as the page's main thread worked for it. In ms. */
export type Press = { readonly wall: number; readonly work: number };

const PRESSED = 'selection-pressed';
const PAINTED = 'selection-painted';
const CONFIRMED = 'selection-confirmed';
const OPEN_PRICE = 'main button[aria-pressed]:not([aria-disabled="true"]):not(:disabled)';

// Functions that are sent into the page have no names of their own: the compiler would mark them by a helper that is not there.

/** Notes in the page when a price is pressed, when the slip's count has changed and is painted, and when no card waits for the server. */
export async function noteSlip(page: Page): Promise<void> {
  await page.evaluate(
    ([pressed, painted, confirmed, price]) => {
      const seen = { count: null as string | null, isWaiting: false };
      new MutationObserver(() => {
        const counts = document.querySelectorAll('aside[aria-label="Betslip"] header, button[aria-haspopup="dialog"]');
        const count = [...counts].map((each) => /\d+ selections?/.exec(each.innerHTML)?.[0] ?? '').join(' ');
        // After the frame that draws it.
        if (seen.count !== null && count !== seen.count) requestAnimationFrame(() => setTimeout(() => performance.mark(painted)));
        const isWaiting = document.querySelector('aside[aria-label="Betslip"] li[aria-busy="true"]') !== null;
        if (seen.isWaiting && !isWaiting) performance.mark(confirmed);
        Object.assign(seen, { count, isWaiting });
      }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
      // The first look, so that the first press is a change.
      document.body.dataset['noted'] = '';
      addEventListener(
        'pointerup',
        (event) => {
          const isPrice = event.target instanceof Element && event.target.closest(price) !== null;
          // The moment of the hand, not that of its hearing.
          if (isPrice) performance.mark(pressed, { startTime: event.timeStamp });
        },
        { capture: true },
      );
    },
    [PRESSED, PAINTED, CONFIRMED, OPEN_PRICE] as const,
  );
}

/** Prices that can be pressed, in the order of the page. */
export const pricesOf = (page: Page) => page.locator(OPEN_PRICE);

/** Presses prices one after another, each once the one before is painted, and reads what each took. */
export async function pressEach(page: Page, session: CDPSession, presses: readonly number[]): Promise<readonly Press[]> {
  const prices = await pricesOf(page).elementHandles();
  const events = await traced(session, async () => {
    for (const at of presses) {
      const before = await marksOf(page, PAINTED);
      await prices[at]?.scrollIntoViewIfNeeded();
      await prices[at]?.click();
      await page.waitForFunction(([name, count]) => performance.getEntriesByName(name).length > count, [PAINTED, before] as const);
    }
  }, ['blink.user_timing']);
  return pressesIn(events);
}

const marksOf = (page: Page, name: string): Promise<number> => page.evaluate((wanted) => performance.getEntriesByName(wanted).length, name);

/** From a press until the server has taken it and the card says so, in ms by the clock: presses that add alone. */
export const confirmations = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    ([pressed, confirmed]) => {
      const marks = performance.getEntriesByType('mark').toSorted((a, b) => a.startTime - b.startTime);
      let began: number | null = null;
      const times: number[] = [];
      for (const { name, startTime } of marks) {
        if (name === pressed) began = startTime;
        if (name !== confirmed || began === null) continue;
        times.push(startTime - began);
        began = null;
      }
      return times;
    },
    [PRESSED, CONFIRMED] as const,
  );

function pressesIn(events: readonly TraceEvent[]): readonly Press[] {
  const marks = events.filter(({ name }) => name === PRESSED || name === PAINTED).toSorted((a, b) => a.ts - b.ts);
  const tasks = events.filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X');
  const presses: Press[] = [];
  for (const [at, mark] of marks.entries()) {
    const painted = marks[at + 1];
    if (mark.name !== PRESSED || painted?.name !== PAINTED) continue;
    // The mark of the press stands where the hand was; the thread hears of it in a task that begins after it.
    const own = tasks.filter(({ ts, pid, tid }) => pid === painted.pid && tid === painted.tid && ts >= mark.ts && ts < painted.ts);
    presses.push({ wall: (painted.ts - mark.ts) / 1_000, work: own.reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0) });
  }
  return presses;
}
