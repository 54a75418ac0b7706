import type { Browser, CDPSession } from 'playwright';

const userAgent = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const PHONE = { userAgent, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Milliseconds after navigation: long enough for the page to settle, too short to draw content out of view. */
const WATCHED_MS = 3_000;
/** Shortest task that delays a touch. */
const LONG_TASK_MS = 50;

/** Start of a page. Times are milliseconds of the main thread's processor time. */
export type Start = {
  readonly untilPaint: number;
  /** Sum of each task's time beyond 50 ms after the first paint, on a processor `slowdown` times slower. */
  readonly blocked: number;
  readonly shift: number;
  /** Wall time from the first paint until the page is usable; null if not measured. */
  readonly untilUse: number | null;
};

export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly score?: number; readonly had_recent_input?: boolean } };
};

/** `touch`: touches the page as soon as something is visible. */
export async function readStart(browser: Browser, address: string, slowdown: number, touch = false): Promise<Start> {
  const context = await browser.newContext(PHONE);
  const session = await browser.newBrowserCDPSession();
  try {
    const page = await context.newPage();
    await page.addInitScript(() => addEventListener('first-view-goes', () => performance.mark('in-use')));
    const events = await traced(session, async () => {
      await page.goto(address, { waitUntil: touch ? 'commit' : 'load' });
      if (touch) {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
      }
      await page.waitForTimeout(WATCHED_MS);
    }, ['blink.user_timing']);
    return startIn(events, slowdown);
  } finally {
    await session.detach();
    await context.close();
  }
}

export async function traced(session: CDPSession, act: () => Promise<void>, more: readonly string[] = []): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ['devtools.timeline', 'toplevel', 'loading', ...more];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await act();
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  await session.send('Tracing.end');
  await complete;
  return events;
}

function startIn(events: readonly TraceEvent[], slowdown: number): Start {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').toSorted((left, right) => left.ts - right.ts)[0];
  if (!paint) throw new Error('The page painted nothing');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid,
  );
  const costs = (of: readonly TraceEvent[]): readonly number[] => of.map(({ tdur = 0 }) => tdur / 1_000);
  const late = costs(tasks.filter(({ ts }) => ts >= paint.ts));
  const shifts = events.filter(
    ({ name, pid, args }) => name === 'LayoutShift' && pid === paint.pid && args?.data?.had_recent_input !== true,
  );
  const inUse = events.find(({ name, pid }) => name === 'in-use' && pid === paint.pid);
  return {
    untilUse: inUse === undefined ? null : (inUse.ts - paint.ts) / 1_000,
    untilPaint: sum(costs(tasks.filter(({ ts }) => ts < paint.ts))),
    blocked: sum(late.map((cost) => Math.max(0, cost * slowdown - LONG_TASK_MS))),
    shift: sum(shifts.map(({ args }) => args?.data?.score ?? 0)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
