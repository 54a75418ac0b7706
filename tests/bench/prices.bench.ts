import type { Browser, CDPSession, Page } from 'playwright';
import { withBenchPage } from './benchPage.ts';
import { median } from './quantiles.ts';
import type { BenchRow } from './row.ts';

/** Maximum processor time, as a multiple of a board with the same markup, feed and frames that writes directly to the DOM. */
const CPU_LIMIT = 1.25;
const ROUNDS = 4;
const SETTLE_MS = 3_000;
const MEASURE_MS = 6_000;
const CLICKS = 60;
const LONG_TASK_MS = 50;
/** Long, because on a busy machine the benchmark is slow but not broken. */
const PATIENCE_MS = 120_000;

type Board = 'store' | 'direct';
type Sample = {
  readonly cpuMs: number;
  /** Tasks over 50 ms of processor time; `longTasksOnTheWall` counts by wall clock. */
  readonly longTasks: number;
  readonly longTasksOnTheWall: number;
  readonly clicks: readonly number[];
};

/** 1,000 odds buttons with 2,000 changes a second. The boards alternate, so that background load slows both equally. */
export const run = (): Promise<BenchRow[]> =>
  withBenchPage('prices', async (browser, address) => {
    const samples: Record<Board, Sample[]> = { store: [], direct: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const board of round % 2 === 0 ? (['store', 'direct'] as const) : (['direct', 'store'] as const))
        samples[board].push(await measure(browser, `${address}/?board=${board}`));
    }
    return rowsOf(samples);
  });

async function measure(browser: Browser, url: string): Promise<Sample> {
  const page = await browser.newPage({ viewport: { width: 1_920, height: 2_700 } });
  try {
    await page.goto(url);
    await page.waitForFunction(
      () => document.querySelectorAll('button').length === 1_000 && !document.body.textContent.includes('–'),
      undefined,
      { timeout: PATIENCE_MS },
    );
    const session = await page.context().newCDPSession(page);
    // Processor time, which excludes other programs.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.evaluate(() => globalThis.priceBench.start());
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => globalThis.priceBench.resetLongTasks());
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    const before = await taskSeconds(session);
    await page.waitForTimeout(MEASURE_MS);
    const cpuMs = ((await taskSeconds(session)) - before) * 1_000;
    const longTasks = longTasksIn(await browser.stopTracing());
    const longTasksOnTheWall = await page.evaluate(() => globalThis.priceBench.longTasks());
    return { cpuMs, longTasks, longTasksOnTheWall, clicks: await click(page) };
  } finally {
    await page.close();
  }
}

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
};

/** Counts long tasks of the page's main thread, which runs animation frames. */
function longTasksIn(trace: Buffer): number {
  const { traceEvents: events } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  const frame = events.find(({ name }) => name === 'FireAnimationFrame');
  if (!frame) throw new Error('The page drew no frame while it was measured.');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && pid === frame.pid && tid === frame.tid && name === 'ThreadControllerImpl::RunTask',
  );
  if (!tasks.some(({ tdur }) => tdur !== undefined)) throw new Error('The trace tells no task with its processor time.');
  return tasks.filter(({ tdur = 0 }) => tdur > LONG_TASK_MS * 1_000).length;
}

async function click(page: Page): Promise<readonly number[]> {
  for (let press = 0; press < CLICKS; press++) await page.mouse.click(30 + (press % 20) * 92, 30 + ((press * 7) % 50) * 52);
  await page.waitForFunction((count) => globalThis.priceBench.clicks().length >= count, CLICKS, { timeout: PATIENCE_MS });
  return page.evaluate(() => globalThis.priceBench.clicks());
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

const p95 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

function rowsOf({ store, direct }: Readonly<Record<Board, readonly Sample[]>>): BenchRow[] {
  // Neighboring rounds, which background load affects equally.
  const ratio = median(store.map(({ cpuMs }, round) => cpuMs / (direct[round]?.cpuMs ?? Number.NaN)));
  const load = (samples: readonly Sample[]): string =>
    `${((median(samples.map(({ cpuMs }) => cpuMs)) / MEASURE_MS) * 100).toFixed(0)} % of a core`;
  const sum = (samples: readonly Sample[], of: (sample: Sample) => number): number => samples.reduce((total, each) => total + of(each), 0);
  const [own, theirs] = [sum(store, ({ longTasks }) => longTasks), sum(direct, ({ longTasks }) => longTasks)];
  const wall = ({ longTasksOnTheWall }: Sample): number => longTasksOnTheWall;
  return [
    {
      name: '1,000 odds buttons, 2,000 changes/s: main-thread CPU',
      measured: ratio,
      limit: CPU_LIMIT,
      unit: 'ratio',
      passed: ratio <= CPU_LIMIT,
      note: `${load(store)} beside direct DOM writes with ${load(direct)}`,
    },
    {
      name: '1,000 odds buttons, 2,000 changes/s: long tasks',
      measured: own,
      limit: theirs,
      unit: 'count',
      passed: own <= theirs,
      note: `over 50 ms of the processor, all rounds; by the wall clock, with what else the machine did, ${sum(store, wall)} beside ${sum(direct, wall)}`,
    },
    { name: 'a click among them, p95 to the frame after it', measured: p95(store.flatMap(({ clicks }) => clicks)), unit: 'ms' },
    { name: 'the same click on direct DOM writes, p95', measured: p95(direct.flatMap(({ clicks }) => clicks)), unit: 'ms' },
  ];
}
