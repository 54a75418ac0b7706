import { type Browser, type BrowserContext, chromium } from 'playwright';
import { isBuilt } from '../../scripts/build/inputs.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { run as runProcess, script } from '../../scripts/process.ts';
import { CHROMIUM_FLAGS } from '../e2e/support/chromium.ts';
import { siteOf } from '../e2e/support/site.ts';
import startServer from '../e2e/support/startServer.ts';
import { median } from './quantiles.ts';
import type { BenchRow } from './row.ts';

const PAIRS = 60;
const LIMIT = 1.02;
const WATCH = /\/startFigures-[\w-]+\.js/;
const WITHOUT_WATCH = 'export const startFigures = () => ({ turn: () => undefined, stop: () => undefined });';

type Visit = { readonly ms: number; readonly changes: number };

/** Compares the main thread's work on the home page with and without node tracking, in turns. */
export async function run(): Promise<BenchRow[]> {
  if (!isBuilt()) await runProcess(...script('scripts/build.ts'));
  const stop = await startServer();
  let browser: Browser | null = null;
  try {
    browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--headless=new', ...CHROMIUM_FLAGS] });
    const on = await open(browser, true);
    const off = await open(browser, false);
    for (const context of [on, off]) await visit(context);
    const pairs: (readonly [Visit, Visit])[] = [];
    for (let at = 0; at < PAIRS; at += 1) {
      const first = await visit(at % 2 === 0 ? on : off);
      const second = await visit(at % 2 === 0 ? off : on);
      pairs.push(at % 2 === 0 ? [first, second] : [second, first]);
    }
    const logs = pairs.map(([withWatch, without]) => Math.log(withWatch.ms / without.ms));
    const mean = logs.reduce((sum, log) => sum + log, 0) / PAIRS;
    const spread = Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (PAIRS - 1) / PAIRS);
    // One-sided 95 % upper bound of the ratio.
    const bound = Math.exp(mean + 1.671 * spread);
    const more = median(pairs.map(([withWatch, without]) => withWatch.changes - without.changes));
    return [
      {
        name: `main thread of a visit with the watch of nodes, ${PAIRS} pairs, upper bound at 95 %`,
        measured: bound,
        limit: LIMIT,
        unit: 'ratio',
        passed: bound <= LIMIT,
        note: `mean ${Math.exp(mean).toFixed(3)}; ${median(pairs.map(([{ ms }]) => ms)).toFixed(0)} beside ${median(pairs.map(([, { ms }]) => ms)).toFixed(0)} ms`,
      },
      { name: 'changes of the page that it adds, median', measured: more, limit: 0, unit: 'count', passed: more <= 0 },
    ];
  } finally {
    await browser?.close();
    await stop();
  }
}

async function open(browser: Browser, hasWatch: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  if (!hasWatch) await context.route(WATCH, (route) => route.fulfill({ contentType: 'text/javascript', body: WITHOUT_WATCH }));
  await context.addInitScript(() => {
    Object.assign(window, { changes: 0 });
    new MutationObserver((records) => {
      Object.assign(window, { changes: (window as unknown as { changes: number }).changes + records.length });
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  });
  return context;
}

/** Scrolls the home page to its end and back. Returns the milliseconds of the main thread's tasks. */
async function visit(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const watch = page.waitForResponse(WATCH);
    await page.goto(siteOf('tsb'));
    await watch;
    const changes = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let step = 0;
          setInterval(() => {
            step += 1;
            scrollTo(0, (step < 10 ? step : 20 - step) * innerHeight * 0.8);
            if (step === 20) resolve((window as unknown as { changes: number }).changes);
          }, 100);
        }),
    );
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { ms: seconds * 1_000, changes };
  } finally {
    await page.close();
  }
}
