import type { CDPSession, Page } from 'playwright';
import { traced, type TraceEvent } from '../start/reading.ts';

/** Milliseconds from a press on a price to the painted slip: wall clock, and work of the main thread. */
export type Press = { readonly wall: number; readonly work: number };

const PRESSED = 'selection-pressed';
const PAINTED = 'selection-painted';
const CONFIRMED = 'selection-confirmed';
const OPEN_PRICE = 'main button[aria-pressed]:not([aria-disabled="true"]):not(:disabled)';

// Anonymous functions, because named ones need a compiler helper that the page lacks.

/** Marks the times when a price is pressed, the betslip's new count painted and no selection pending. */
export async function noteSlip(page: Page): Promise<void> {
  await page.evaluate(
    ([pressed, painted, confirmed, price]) => {
      const seen = { count: null as string | null, isWaiting: false };
      new MutationObserver(() => {
        const counts = document.querySelectorAll('aside[aria-label="Betslip"] header, button[aria-haspopup="dialog"]');
        const count = [...counts].map((each) => /\d+ selections?/.exec(each.innerHTML)?.[0] ?? '').join(' ');
        if (seen.count !== null && count !== seen.count) requestAnimationFrame(() => setTimeout(() => performance.mark(painted)));
        const isWaiting = document.querySelector('aside[aria-label="Betslip"] li[aria-busy="true"]') !== null;
        if (seen.isWaiting && !isWaiting) performance.mark(confirmed);
        Object.assign(seen, { count, isWaiting });
      }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
      // Makes the observer store the first count, so that the first press is a change.
      document.body.dataset['noted'] = '';
      addEventListener(
        'pointerup',
        (event) => {
          const isPrice = event.target instanceof Element && event.target.closest(price) !== null;
          // The time of the press, because this handler may run later.
          if (isPrice) performance.mark(pressed, { startTime: event.timeStamp });
        },
        { capture: true },
      );
    },
    [PRESSED, PAINTED, CONFIRMED, OPEN_PRICE] as const,
  );
}

export const pricesOf = (page: Page) => page.locator(OPEN_PRICE);

/** Presses prices one by one, each after the previous press is painted. Returns their times. */
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

/** Milliseconds from each press that added a selection until its card shows that the server accepted it. */
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
    // The mark has the time of the press, whose task on the main thread starts later.
    const own = tasks.filter(({ ts, pid, tid }) => pid === painted.pid && tid === painted.tid && ts >= mark.ts && ts < painted.ts);
    presses.push({ wall: (painted.ts - mark.ts) / 1_000, work: own.reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0) });
  }
  return presses;
}
