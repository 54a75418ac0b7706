import { type Browser, chromium } from 'playwright';
import { isBuilt } from '../../scripts/build/inputs.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { run as runProcess, script } from '../../scripts/process.ts';
import { CHROMIUM_FLAGS } from '../e2e/support/chromium.ts';
import { siteOf } from '../e2e/support/site.ts';
import startServer from '../e2e/support/startServer.ts';
import { elementsOf } from './lobby/reading.ts';
import { quantile } from './quantiles.ts';
import type { BenchRow } from './row.ts';
import { confirmations, noteSlip, type Press, pressEach, pricesOf } from './selection/reading.ts';

const LIMIT_MS = 50;
/** Page with many prices that do not move, because they are not in rails. */
const PAGE = '/sport/basketball/organization/united-states/competition/nba';
const SELECTIONS = 12;
const ROUNDS = 5;

const SCREENS = [
  { name: 'beside the page, 1280 px', options: { viewport: { width: 1280, height: 900 } } },
  { name: 'in the bar of a phone, 375 px', options: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true } },
] as const;

/** Measures from a press on a price to the painted slip, on the built site. */
export async function run(): Promise<BenchRow[]> {
  if (!isBuilt()) await runProcess(...script('scripts/build.ts'));
  const stop = await startServer();
  let browser: Browser | null = null;
  try {
    browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--headless=new', ...CHROMIUM_FLAGS] });
    const rows: BenchRow[] = [];
    for (const screen of SCREENS) rows.push(...(await rowsOf(browser, screen)));
    return rows;
  } finally {
    await browser?.close();
    await stop();
  }
}

async function rowsOf(browser: Browser, { name, options }: (typeof SCREENS)[number]): Promise<BenchRow[]> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const session = await browser.newBrowserCDPSession();
  try {
    const page = await context.newPage();
    await page.goto(`${siteOf()}${PAGE}`);
    await elementsOf(page);
    const count = await pricesOf(page).count();
    const all = Array.from({ length: Math.min(SELECTIONS, count) }, (_, at) => at);
    if (all.length < SELECTIONS) throw new Error(`Only ${count} prices can be pressed`);
    // Otherwise, the first measured press would load the slip's code.
    await pricesOf(page).first().click();
    await page.locator('[aria-label="1 selection"], aside :text("1 selection")').first().waitFor({ state: 'attached' });
    await noteSlip(page);
    const presses: Press[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      presses.push(...(await pressEach(page, session, all.slice(1))), ...(await pressEach(page, session, all.slice(1))));
    const expected = 2 * ROUNDS * (all.length - 1);
    if (presses.length !== expected) throw new Error(`${presses.length} of ${expected} presses were read`);
    return rowsFor(name, presses, await confirmations(page));
  } finally {
    await session.detach();
    await context.close();
  }
}

/** Limits the main thread's processor time, which excludes other programs. Only reports wall time. */
function rowsFor(where: string, presses: readonly Press[], confirmed: readonly number[]): BenchRow[] {
  const [work, wall] = [presses.map((press) => press.work), presses.map((press) => press.wall)];
  const measured = quantile(work, 0.95);
  const clock = quantile(wall, 0.95);
  return [
    {
      ...{ name: `from a press on a price to the painted slip ${where}: p95 of the thread's work`, measured, limit: LIMIT_MS, unit: 'ms' },
      passed: measured <= LIMIT_MS,
      note: `p50 ${quantile(work, 0.5).toFixed(1)} ms of ${presses.length} presses, slip of 1 to ${SELECTIONS}`,
    },
    {
      ...{ name: `the same by the clock: p95`, measured: clock, unit: 'ms' },
      note: `p50 ${quantile(wall, 0.5).toFixed(1)} ms${confirmed.length === 0 ? '' : `; confirmed by the server p50 ${quantile([...confirmed], 0.5).toFixed(0)} ms, p95 ${quantile([...confirmed], 0.95).toFixed(0)} ms`}`,
    },
  ];
}
