import { type Browser, chromium, type Page } from 'playwright';
import { isBuilt } from '../../scripts/build/inputs.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { run as runProcess, script } from '../../scripts/process.ts';
import { CHROMIUM_FLAGS } from '../e2e/support/chromium.ts';
import { siteOf } from '../e2e/support/site.ts';
import startServer from '../e2e/support/startServer.ts';
import { elementsOf, withPage } from './lobby/reading.ts';
import { goTo, type Held, heldBy, paintedByHand, skeletonAfterPress } from './navigation/steps.ts';
import { median } from './quantiles.ts';
import type { BenchRow } from './row.ts';

const ROUNDS = 5;
const SLOWDOWN = 4;
/** Time until the skeleton is painted, on a processor slowed four times. */
const SKELETON_LIMIT_MS = 100;
/** Navigations there and back. */
const NAVIGATIONS = 20;
const TOUR = ['/live', '/promotions', '/casino'] as const;
/** Maximum memory after all tours, relative to the first two, which fill the intended caches: responses, code, the last page. */
const HELD_LIMIT = 1.1;

/** Measures the time to the next page, and memory afterwards, on the built site. */
export async function run(): Promise<BenchRow[]> {
  if (!isBuilt()) await runProcess(...script('scripts/build.ts'));
  const stop = await startServer();
  let browser: Browser | null = null;
  try {
    browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--headless=new', ...CHROMIUM_FLAGS] });
    const taken = await skeletons(browser);
    return [...skeletonRows(taken), ...heldRows(await withPage(browser, tourAgainAndAgain))];
  } finally {
    await browser?.close();
    await stop();
  }
}

async function open(page: Page): Promise<void> {
  await page.goto(siteOf());
  await page.locator('nav a[href="/live"]').first().waitFor();
  await elementsOf(page);
}

type Taken = { readonly ours: number[]; readonly byHand: number[] };

/**
 * Opens pages for the first time in a visit, and in the same round inserts the same skeletons by script, so that background load slows both
 * equally.
 */
async function skeletons(browser: Browser): Promise<Taken> {
  const taken: Taken = { ours: [], byHand: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await withPage(browser, async (page) => {
      await open(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      for (const path of ['/live', '/promotions', '/my-bets']) taken.ours.push(await skeletonAfterPress(page, path));
    });
    await withPage(browser, async (page) => {
      // Never responds, so that the skeleton stays.
      await page.route('**/graphql**', () => undefined);
      await page.route('**/live', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replace(/(id="answers">)[^<]*/, '$1[]') });
      });
      await page.goto(`${siteOf()}/live`);
      await page.locator('main [role="status"][aria-label="Loading page"]').waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      for (let turn = 0; turn < 3; turn += 1) taken.byHand.push(await paintedByHand(page));
    });
  }
  return taken;
}

function skeletonRows({ ours, byHand }: Taken): BenchRow[] {
  const [measured, bare] = [median(ours), median(byHand)];
  return [
    {
      ...{ name: `from a press until the skeleton of the next page is painted, ${SLOWDOWN} times slower`, measured, unit: 'ms' },
      ...{ limit: SKELETON_LIMIT_MS, passed: measured < SKELETON_LIMIT_MS },
      note: `slowest ${Math.max(...ours).toFixed(0)} ms of ${ours.length}`,
    },
    {
      ...{ name: 'the same over those elements put there by hand', measured: measured / bare, unit: 'ratio' },
      note: `${bare.toFixed(0)} ms by hand`,
    },
  ];
}

async function tourAgainAndAgain(page: Page): Promise<{ readonly first: Held; readonly last: Held }> {
  await open(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const thereAndBack = async (path: string): Promise<void> => {
    await goTo(page, path);
    await goTo(page, '/');
  };
  const held = async (): Promise<Held> => {
    await elementsOf(page);
    return heldBy(session);
  };
  for (const path of [...TOUR, ...TOUR]) await thereAndBack(path);
  const first = await held();
  for (let turn = 0; turn < NAVIGATIONS; turn += 1) await thereAndBack(TOUR[turn % TOUR.length] ?? '/live');
  return { first, last: await held() };
}

function heldRows({ first, last }: { readonly first: Held; readonly last: Held }): BenchRow[] {
  const row = (name: string, part: keyof Held, digits: number): BenchRow => ({
    ...{ name: `${name} after ${NAVIGATIONS} navigations there and back, over those before`, measured: last[part] / first[part] },
    ...{ limit: HELD_LIMIT, unit: 'ratio', passed: last[part] <= HELD_LIMIT * first[part] },
    note: `${last[part].toFixed(digits)} beside ${first[part].toFixed(digits)}`,
  });
  return [row('MB of heap', 'heapMb', 1), row('listeners', 'listeners', 0), row('nodes', 'nodes', 0)];
}
