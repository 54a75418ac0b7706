import { type Browser, chromium } from 'playwright';
import { isBuilt } from '../../scripts/build/inputs.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { run as runProcess, script } from '../../scripts/process.ts';
import { CHROMIUM_FLAGS } from '../e2e/support/chromium.ts';
import { siteOf } from '../e2e/support/site.ts';
import startServer from '../e2e/support/startServer.ts';
import { withBenchPage } from './benchPage.ts';
import { median } from './quantiles.ts';
import type { BenchRow } from './row.ts';
import { readStart, type Start } from './start/reading.ts';

const ROUNDS = 5;
/** Slowdown of a phone, relative to this machine. */
const SLOWDOWN = 4;
const SHIFT_LIMIT = 0.02;
const PAGES = { home: '/', 'casino lobby': '/casino' } as const;

/**
 * Measures a phone's first visit, and the smallest page on the same libraries. Limits layout shifts; not yet processor time: pages should
 * block at most 150 ms longer than the smallest page, but do not.
 */
export async function run(): Promise<BenchRow[]> {
  if (!isBuilt()) await runProcess(...script('scripts/build.ts'));
  const stop = await startServer();
  let browser: Browser | null = null;
  try {
    const least = await withBenchPage('start', (peers, address) => starts(peers, address));
    browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--headless=new', ...CHROMIUM_FLAGS] });
    const rows: BenchRow[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const untouched = await starts(browser, siteOf() + path);
      rows.push(...rowsOf(name, untouched, least), ...inUseRows(name, untouched, await starts(browser, siteOf() + path, true)));
    }
    return rows;
  } finally {
    await browser?.close();
    await stop();
  }
}

/** Measures several starts. The first only fills caches. */
async function starts(browser: Browser, address: string, touch = false): Promise<readonly Start[]> {
  const taken: Start[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) taken.push(await readStart(browser, address, SLOWDOWN, touch));
  return taken.slice(1);
}

/** Time until the page is usable; without a limit, because other programs lengthen wall time. */
function inUseRows(page: string, untouched: readonly Start[], touched: readonly Start[]): BenchRow[] {
  const row = (name: string, all: readonly Start[]): BenchRow[] => {
    const told = all.flatMap(({ untilUse }) => untilUse ?? []);
    return told.length === 0
      ? []
      : [{ name: `${page}: from the first paint until its page can be used, ${name}`, measured: median(told), unit: 'ms' }];
  };
  return [...row('left alone', untouched), ...row('touched at once', touched)];
}

function rowsOf(page: string, ours: readonly Start[], least: readonly Start[]): BenchRow[] {
  const of = (part: 'untilPaint' | 'blocked' | 'shift') =>
    [median(ours.map((start) => start[part])), median(least.map((start) => start[part]))] as const;
  const [paint, barePaint] = of('untilPaint');
  const [blocked, bareBlocked] = of('blocked');
  const [shift] = of('shift');
  return [
    {
      ...{ name: `${page}: processor time until the first paint, over the least page`, measured: paint / barePaint, unit: 'ratio' },
      note: `${paint.toFixed(0)} beside ${barePaint.toFixed(0)} ms`,
    },
    {
      ...{ name: `${page}: blocked after it, ${SLOWDOWN} times slower`, measured: blocked, unit: 'ms' },
      note: `the least page ${bareBlocked.toFixed(0)} ms; the aim is at most 150 ms more`,
    },
    { ...{ name: `${page}: layout shifts`, measured: shift, limit: SHIFT_LIMIT, unit: 'ratio', passed: shift <= SHIFT_LIMIT } },
  ];
}
