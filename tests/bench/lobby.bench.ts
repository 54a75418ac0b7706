import { type Browser, chromium, type Page } from 'playwright';
import { isBuilt } from '../../scripts/build/inputs.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { run as runProcess, script } from '../../scripts/process.ts';
import { CHROMIUM_FLAGS } from '../e2e/support/chromium.ts';
import { sandbox } from '../e2e/support/sandbox.ts';
import { siteOf } from '../e2e/support/site.ts';
import startServer from '../e2e/support/startServer.ts';
import { median } from './quantiles.ts';
import { lobbyOf } from './lobby/lobbyOf.ts';
import { elementsOf, openLobby, scrollToEnd, withPage } from './lobby/reading.ts';
import type { BenchRow } from './row.ts';

const BRAND = 'tsc';
const SHORT = 10;
const LONG = 500;
const ROUNDS = 7;
const FIRST_SHELF_LIMIT = 1.2;
const ELEMENTS_LIMIT = 2;

const publish = (shelves: number): Promise<unknown> => sandbox('layout', { surface: 'casino', brand: BRAND, document: lobbyOf(shelves) });
const address = `${siteOf(BRAND)}/casino`;

/** Compares lobbies of 500 and 10 shelves, each with 40 games, on the built site. */
export async function run(): Promise<BenchRow[]> {
  if (!isBuilt()) await runProcess(...script('scripts/build.ts'));
  const stop = await startServer();
  let browser: Browser | null = null;
  try {
    browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--headless=new', ...CHROMIUM_FLAGS] });
    const { short, long } = await firstShelves(browser);
    const ratio = median(long.map((ms, round) => ms / (short[round] ?? Number.NaN)));
    const { first, end } = await withPage(browser, scrollThrough);
    return [
      {
        name: `lobby of ${LONG} × 40 games, until its first shelf can be used`,
        measured: ratio,
        limit: FIRST_SHELF_LIMIT,
        unit: 'ratio',
        passed: ratio <= FIRST_SHELF_LIMIT,
        note: `${median(long).toFixed(0)} ms beside ${median(short).toFixed(0)} ms of ${SHORT} × 40`,
      },
      {
        name: 'its elements after scrolling to the end, over those of the first page',
        measured: end / first,
        limit: ELEMENTS_LIMIT,
        unit: 'ratio',
        passed: end / first <= ELEMENTS_LIMIT,
        note: `${end} beside ${first}`,
      },
    ];
  } finally {
    await browser?.close();
    await stop();
  }
}

/** Alternates the lobbies, so that background load slows both equally. The first round is discarded. */
async function firstShelves(browser: Browser): Promise<{ readonly short: readonly number[]; readonly long: readonly number[] }> {
  const taken = { short: [] as number[], long: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, shelves] of [['short', SHORT] as const, ['long', LONG] as const]) {
      await publish(shelves);
      const ms = await withPage(browser, (page) => openLobby(page, address));
      if (round > 0) taken[name].push(ms);
    }
  }
  return taken;
}

async function scrollThrough(page: Page): Promise<{ readonly first: number; readonly end: number }> {
  await publish(LONG);
  await openLobby(page, address);
  const first = await elementsOf(page);
  await scrollToEnd(page);
  const end = await elementsOf(page);
  if (!(await page.getByRole('heading', { name: `Shelf ${LONG - 1}`, exact: true }).isVisible()))
    throw new Error('The last shelf is not there');
  return { first, end };
}
