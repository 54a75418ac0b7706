import { type Browser, chromium, type Page } from 'playwright';
import { isBuilt } from '../../scripts/build/inputs.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { run as runProcess, script } from '../../scripts/process.ts';
import { CHROMIUM_FLAGS } from '../e2e/support/chromium.ts';
import { logIn } from '../e2e/support/line.ts';
import { newPlayer } from '../e2e/support/sandbox.ts';
import { siteOf } from '../e2e/support/site.ts';
import startServer from '../e2e/support/startServer.ts';
import { frameAfterPress, frameByHand, receiptAfterPress } from './deposit/press.ts';
import { type Wait, type Watched, watchRequests } from './deposit/roundTrips.ts';
import { withPage } from './lobby/reading.ts';
import { median } from './quantiles.ts';
import type { BenchRow } from './row.ts';

const ROUNDS = 7;
const SLOWDOWN = 4;
/** Round trips until the vendor's page has loaded: validate, create, open, load. */
const FRAME_TRIPS = 4;
/** Round trips until the receipt and its code have loaded. */
const RECEIPT_TRIPS = 6;

type Deposit = { readonly framed: Watched; readonly byHandMs: number; readonly charged: Watched };

/** Measures from a new player's press on the deposit button, on the built site and the sandbox vendor. */
export async function run(): Promise<BenchRow[]> {
  if (!isBuilt()) await runProcess(...script('scripts/build.ts'));
  const stop = await startServer();
  let browser: Browser | null = null;
  try {
    browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--headless=new', ...CHROMIUM_FLAGS] });
    const taken: Deposit[] = [];
    // The first round only fills caches and is discarded.
    for (let round = 0; round <= ROUNDS; round += 1) taken.push(await withPage(browser, deposit));
    return rowsOf(taken.slice(1));
  } finally {
    await browser?.close();
    await stop();
  }
}

async function deposit(page: Page): Promise<Deposit> {
  await page.goto(`${siteOf()}/login`);
  await logIn(page, await newPlayer());
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const framed = await press(page, frameAfterPress);
  const byHandMs = await frameByHand(page, framed.requests);
  await payByCard(page);
  const charged = await press(page, receiptAfterPress);
  return { framed, byHandMs, charged };
}

async function press(page: Page, listen: (page: Page) => Promise<Wait>): Promise<Watched> {
  await page.goto(`${siteOf()}/account/wallet/deposit`);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /Debit card/ }).check();
  await main.getByLabel('Amount').fill('50');
  const button = main.getByRole('button', { name: 'Deposit $50.00' });
  await page.waitForLoadState('networkidle');
  return watchRequests(page, async () => {
    const heard = listen(page);
    await button.click();
    return heard;
  });
}

async function payByCard(page: Page): Promise<void> {
  const vendor = page.frameLocator('main iframe[title="Payment"]');
  await vendor.getByLabel('Card number').fill('4242 4242 4242 4242');
  await vendor.getByLabel('Expiry').fill('12 / 30');
  await vendor.getByLabel('Security code').fill('123');
  await vendor.getByRole('button', { name: 'Pay $50.00' }).click();
  await page.getByRole('main').getByText('Deposit complete').waitFor();
}

function rowsOf(taken: readonly Deposit[]): BenchRow[] {
  const byHand = median(taken.map(({ byHandMs }) => byHandMs));
  const framed = taken.map((one) => one.framed);
  const charged = taken.map((one) => one.charged);
  const frame = timeRow(
    `deposit by a new card, ${SLOWDOWN} times slower: from the press until the frame of the payment page is loaded`,
    framed,
  );
  return [
    frame,
    {
      ...{ name: 'the same over its calls and the frame by hand', measured: frame.measured / byHand, unit: 'ratio' },
      note: `${byHand.toFixed(0)} ms by hand`,
    },
    tripsRow('deposit by a new card, until the frame: round trips one after another', framed, FRAME_TRIPS),
    timeRow(`deposit by a kept card, ${SLOWDOWN} times slower: from the press until the receipt says it is complete`, charged),
    tripsRow('deposit by a kept card, until the receipt: round trips one after another', charged, RECEIPT_TRIPS),
  ];
}

const timeRow = (name: string, taken: readonly Watched[]): BenchRow => {
  const times = taken.map(({ ms }) => ms);
  return {
    name,
    measured: median(times),
    unit: 'ms',
    note: `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms of ${taken.length}`,
  };
};

/** The fewest round trips of all rounds, because a receipt that is earlier than the vendor's callback is requested again. */
const tripsRow = (name: string, taken: readonly Watched[], limit: number): BenchRow => {
  const measured = Math.min(...taken.map(({ roundTrips }) => roundTrips));
  return { name, measured, limit, unit: 'count', passed: measured <= limit };
};
