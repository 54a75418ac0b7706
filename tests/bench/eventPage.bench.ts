import { type Browser, chromium, type Page } from 'playwright';
import { openStore } from '#server/platform/store/index.ts';
import { isBuilt } from '../../scripts/build/inputs.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { run as runProcess, script } from '../../scripts/process.ts';
import { CHROMIUM_FLAGS } from '../e2e/support/chromium.ts';
import { siteOf } from '../e2e/support/site.ts';
import startServer from '../e2e/support/startServer.ts';
import { addMarkets, plainGames } from './eventPage/manyMarkets.ts';
import { withPage } from './lobby/reading.ts';
import { median } from './quantiles.ts';
import type { BenchRow } from './row.ts';

const ROUNDS = 9;
const SLOWDOWN = 4;
const SELECTIONS = 1_500;
const LIMIT = 1.15;
const PAGES = '/sport/basketball/organization/united-states/competition/nba/event/';

declare global {
  var firstPriceMs: number | undefined;
}

/** Compares the time to the first pressable price of a game with 1,500 selections and one with about 30. */
export async function run(): Promise<BenchRow[]> {
  if (!isBuilt()) await runProcess(...script('scripts/build.ts'));
  const stop = await startServer();
  let browser: Browser | null = null;
  try {
    const { few, many, count } = await prepared();
    browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--headless=new', ...CHROMIUM_FLAGS] });
    await withPage(browser, async (page) => {
      await page.goto(`${siteOf()}${PAGES}${many}`);
      await page.getByRole('tab', { name: 'Players' }).waitFor();
    });
    const taken = { few: Array.of<number>(), many: Array.of<number>() };
    for (let round = -1; round < ROUNDS; round += 1) {
      const [first, second] = [await withPage(browser, firstPrice(few)), await withPage(browser, firstPrice(many))];
      // The first round only fills caches and is discarded.
      if (round < 0) continue;
      taken.few.push(first);
      taken.many.push(second);
    }
    const [ofFew, ofMany] = [median(taken.few), median(taken.many)];
    const measured = ofMany / ofFew;
    const name = `first price of a game of ${SELECTIONS} selections over one of ${count}, ${SLOWDOWN} times slower`;
    return [
      {
        ...{ name, measured, limit: LIMIT, unit: 'ratio', passed: measured <= LIMIT },
        note: `p50 ${ofMany.toFixed(0)} ms beside ${ofFew.toFixed(0)} ms, ${ROUNDS} rounds`,
      },
    ];
  } finally {
    await browser?.close();
    await stop();
  }
}

async function prepared(): Promise<{ readonly few: string; readonly many: string; readonly count: number }> {
  const log = { info: () => undefined, error: (line: string) => process.stderr.write(`${line}\n`) };
  const store = await openStore({ dataDir: process.env['E2E_DATA_DIR'] ?? '', log, role: 'guest', maxConnections: 2 });
  try {
    const [few, many] = await plainGames(store.db);
    if (!few || !many) throw new Error('No two games without a start');
    await addMarkets(store.db, many.id, SELECTIONS - many.selections);
    return { few: few.id, many: many.id, count: few.selections };
  } finally {
    await store.close();
  }
}

const firstPrice =
  (eventId: string) =>
  async (page: Page): Promise<number> => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(() => {
      new MutationObserver((_, me) => {
        const price = document.querySelector<HTMLButtonElement>('main button[aria-pressed]:not([disabled])');
        if (!price || !/\d/.test(price.textContent)) return;
        me.disconnect();
        requestAnimationFrame(() => setTimeout(() => (globalThis.firstPriceMs = performance.now())));
      }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    });
    await page.goto(`${siteOf()}${PAGES}${eventId}`);
    const found = await page.waitForFunction(() => globalThis.firstPriceMs, undefined, { timeout: 120_000 });
    return (await found.jsonValue()) ?? Number.NaN;
  };
