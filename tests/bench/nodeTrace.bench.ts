import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { isBuilt } from '../../scripts/build/inputs.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { run as runProcess, script } from '../../scripts/process.ts';
import { CHROMIUM_FLAGS } from '../e2e/support/chromium.ts';
import { siteOf } from '../e2e/support/site.ts';
import startServer from '../e2e/support/startServer.ts';
import type { BenchRow } from './row.ts';

const BRANDS = ['tsb', 'espnbet', 'hwc', 'tsc'] as const;
const PAGES = [
  ...['/', '/live', '/quick-bets', '/exclusives', '/parlay-lounge', '/fan-center/section/for-you', '/fan-center/section/fantasy'],
  ...['/play_with_rewards', '/promotions', '/casino', '/casino/lobby/slots', '/casino/category/slots', '/casino/category/wheels'],
  ...['/casino/f2p/game-of-the-day', '/sport/basketball', '/sport/basketball/organization/united-states/competition/nba'],
  ...['/legal/terms', '/legal/privacy', '/welcome-promo', '/search/lakers/all'],
];
const WIDTHS = [375, 768, 1280];
const TRACER = readFileSync(path.join(import.meta.dirname, 'nodeTrace/tracer.js'), 'utf8');
/** Durations near one second are not judged, because test and page measure at different times. */
const DOUBT_MS = { least: 700, most: 1_300 };

type Batch = {
  readonly page: string;
  readonly sequence: number;
  readonly nodes: readonly { readonly nodeId: string; readonly seen?: 1 }[];
};
type Told = { readonly bodies: readonly string[]; readonly seen: readonly (readonly [string, number])[] };
type Count = { views: number; seen: number; wrong: string[]; lost: number; counted: number };

/** Compares reported impressions with rectangles that the test reads, and lost batches with gaps in the batch numbers. */
export async function run(): Promise<BenchRow[]> {
  if (!isBuilt()) await runProcess(...script('scripts/build.ts'));
  const stop = await startServer();
  let browser: Browser | null = null;
  const count: Count = { views: 0, seen: 0, wrong: [], lost: 0, counted: 0 };
  try {
    browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--headless=new', ...CHROMIUM_FLAGS] });
    for (const brand of BRANDS) await readBrand(browser, brand, count);
  } finally {
    await browser?.close();
    await stop();
  }
  for (const line of count.wrong) console.error(line);
  return [
    {
      ...{
        name: `nodes reported as seen against the rectangles, ${PAGES.length} pages × ${BRANDS.length} brands`,
        unit: 'count',
        limit: 0,
      },
      ...{ measured: count.wrong.length, passed: count.wrong.length === 0, note: `${count.seen} seen in ${count.views} views` },
    },
    {
      ...{ name: 'batches lost while offline and not counted as lost', unit: 'count', limit: 0, measured: count.lost - count.counted },
      ...{ passed: count.lost > 0 && count.lost === count.counted, note: `${count.lost} lost` },
    },
  ];
}

async function readBrand(browser: Browser, brand: string, count: Count): Promise<void> {
  for (const [at, address] of PAGES.entries()) {
    const context = await browser.newContext({ viewport: { width: WIDTHS[at % WIDTHS.length] ?? 375, height: 812 } });
    await context.addInitScript(TRACER);
    const page = await context.newPage();
    const where = `${brand} ${address}`;
    await page.goto(`${siteOf(brand)}${address}`);
    await stay(page);
    if (at % 5 === 1) await scroll(page);
    compare(await told(page), where, count);
    if (at % 5 === 2) {
      await page.reload();
      await stay(page);
      compare(await told(page), `${where}, loaded again`, count);
    }
    if (at % 5 === 3) {
      await page.goto(`${siteOf(brand)}/legal/terms`);
      await page.goBack();
      await stay(page);
      compare(await told(page), `${where}, back`, count);
    }
    if (at % 5 === 4) await loseBatches(page, count);
    await context.close();
  }
}

const wait = (page: Page, ms: number): Promise<void> =>
  page.evaluate((pause) => new Promise<void>((resolve) => void setTimeout(resolve, pause)), ms);

async function stay(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await wait(page, 1_800);
}
async function scroll(page: Page): Promise<void> {
  await page.evaluate(() => scrollBy(0, innerHeight));
  await stay(page);
}

async function told(page: Page): Promise<Told> {
  return page.evaluate(async () => {
    dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { bodies, seen } = (window as unknown as { readonly nodeTrace: { bodies: string[]; seen: Map<string, number> } }).nodeTrace;
    return { bodies: [...bodies], seen: [...seen] };
  });
}

const batchesIn = ({ bodies }: Told): readonly Batch[] => bodies.map((body) => JSON.parse(body) as Batch);

function compare(answer: Told, where: string, count: Count): void {
  const batches = batchesIn(answer);
  const pages = new Set(batches.map(({ page }) => page));
  const reports = batches.flatMap(({ page, nodes }) => nodes.flatMap(({ nodeId, seen }) => (seen === 1 ? [`${page} ${nodeId}`] : [])));
  if (new Set(reports).size !== reports.length) count.wrong.push(`${where}: a node was told twice`);
  const reported = new Set(reports.map((report) => report.split(' ')[1] ?? ''));
  for (const [id, ms] of answer.seen) {
    if (ms < DOUBT_MS.least && reported.has(id) && pages.size === 1)
      count.wrong.push(`${where}: ${id} was reported and in sight for ${Math.round(ms)} ms`);
    if (ms > DOUBT_MS.most && !reported.has(id)) count.wrong.push(`${where}: ${id} was in sight for ${Math.round(ms)} ms and not reported`);
  }
  const known = new Map(answer.seen);
  for (const id of reported) if (!known.has(id)) count.wrong.push(`${where}: ${id} was reported and never in sight`);
  count.views += 1;
  count.seen += reported.size;
}

/** Loses one batch offline and sends the next one online. The gap in the batch numbers must reveal the loss. */
async function loseBatches(page: Page, count: Count): Promise<void> {
  const arrived: Batch[] = [];
  page.on('response', (response) => {
    const body = response.request().postData();
    if (response.url().endsWith('/telemetry/nodes') && body !== null) arrived.push(JSON.parse(body) as Batch);
  });
  const before = batchesIn(await told(page)).length;
  await page.context().setOffline(true);
  await wait(page, 1_200);
  const while_ = batchesIn(await told(page)).slice(before);
  await page.context().setOffline(false);
  await wait(page, 1_200);
  const after = batchesIn(await told(page)).slice(before + while_.length);
  await wait(page, 300);
  const lost = while_.filter(({ page: view, sequence }) => !arrived.some((one) => one.page === view && one.sequence === sequence));
  const gaps = after.flatMap(({ page: view, sequence }) => lost.filter((one) => one.page === view && one.sequence < sequence));
  count.lost += lost.length;
  count.counted += new Set(gaps).size;
}
