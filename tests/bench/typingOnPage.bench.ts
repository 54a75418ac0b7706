import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { isBuilt } from '../../scripts/build/inputs.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { run as runProcess, script } from '../../scripts/process.ts';
import { CHROMIUM_FLAGS } from '../e2e/support/chromium.ts';
import { newOperator, run as operate } from '../e2e/support/operators.ts';
import { siteOf } from '../e2e/support/site.ts';
import startServer from '../e2e/support/startServer.ts';
import { quantile } from './quantiles.ts';
import type { BenchRow } from './row.ts';
import { fillSlip } from './typing/fullSlip.ts';
import { typeInto } from './typing/reading.ts';

/** Maximum script time for each key typed. */
const LIMIT_MS = 16;
const KEYS = 80;
const WARM_UP = 12;
const PAGE = '/sport/football/organization/united-states/competition/nfl';

/** Measures the largest slip on the built site: 40 selections of ten games, as straights and as 1,023 combinations. */
export async function run(): Promise<BenchRow[]> {
  if (!isBuilt()) await runProcess(...script('scripts/build.ts'));
  const stop = await startServer();
  let browser: Browser | null = null;
  try {
    browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--headless=new', ...CHROMIUM_FLAGS] });
    const operator = await newOperator(browser, 'approver');
    await operate(operator, 'switchFlag', { flag: 'round-robins', state: 'on', reason: 'The benchmark types into every combination.' });
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    return await rowsOf(context, await context.newPage());
  } finally {
    await browser?.close();
    await stop();
  }
}

async function rowsOf(context: BrowserContext, page: Page): Promise<BenchRow[]> {
  await fillSlip(page, `${siteOf()}${PAGE}`);
  await page.reload();
  const slip = page.getByRole('complementary', { name: 'Betslip' });
  await slip.getByText('40 selections').first().waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  // Counts the page thread's processor time, which other programs do not lengthen.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const straight = await typeInto(page, session, slip.getByRole('textbox', { name: 'Bet', exact: true }).first(), KEYS);
  await slip.getByRole('tab', { name: 'Parlay' }).click();
  const parlay = slip.getByRole('listitem', { name: '40-Leg Parlay+' });
  await parlay.waitFor();
  const ofParlay = await typeInto(page, session, parlay.getByRole('textbox', { name: 'Bet', exact: true }), KEYS);
  const robins = slip.getByRole('listitem', { name: 'Round Robin' });
  const shown = await robins.getByText(/bets$/).allTextContents();
  const combinations = shown.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0);
  const each = robins.getByRole('textbox').nth(Math.floor((await robins.getByRole('textbox').count()) / 2));
  const ofRobins = await typeInto(page, session, each, KEYS);
  return [
    rowOf('40 selections, each a straight bet', straight),
    rowOf('40 selections of ten games as one parlay+', ofParlay),
    rowOf(`the same beside ${combinations + 1} combinations of parlay and round robins`, ofRobins),
  ];
}

function rowOf(name: string, times: readonly number[]): BenchRow {
  const counted = times.slice(WARM_UP);
  const measured = quantile([...counted], 0.95);
  return {
    ...{ name: `script of a key in the built site, ${name}: p95`, measured, limit: LIMIT_MS, unit: 'ms' },
    passed: measured < LIMIT_MS,
    note: `p50 ${quantile([...counted], 0.5).toFixed(1)} ms, worst ${Math.max(...counted).toFixed(1)} ms of ${counted.length} keys`,
  };
}
