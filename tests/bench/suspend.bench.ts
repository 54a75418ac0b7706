import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { sandbox } from '#tests/support/http.ts';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { CHROMIUM_FLAGS } from '../e2e/support/chromium.ts';
import { monotonicMs } from './broadcastClients.ts';
import { answerOf, forkClients, ordered } from './clients.ts';
import { median, p99 } from './quantiles.ts';
import type { BenchRow } from './row.ts';

const CLIENTS = Number(process.env['BENCH_CLIENTS'] ?? '2000');
const PRESSES = 40;
const BETTORS = 4;
const LIMIT_MS = 1_000;
/** Milliseconds after each suspension and each release, in which bets are placed. */
const SETTLED_MS = 150;
const QUERY =
  'subscription EventPriceUpdates($eventId: ID!) { eventPrices(eventId: $eventId) { eventId version status selections { id num den status points } } }';

type Times = { readonly told: number[]; readonly answered: number[]; readonly disabled: number[] };
type Counted = { pressed: number; isSuspended: boolean; taken: number; takenLate: number; refused: number };

/**
 * Measures from the console's request until the last socket has the suspension and a real page's button is disabled, while players bet on
 * the market. Counts accepted bets that began after the answer.
 */
export async function run(): Promise<BenchRow[]> {
  const server = await startTestServer({ config: { socketsPerAddress: CLIENTS } });
  const clients = forkClients();
  const stop = new AbortController();
  let betting: readonly Promise<void>[] = [];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--headless=new', ...CHROMIUM_FLAGS] });
  try {
    const { eventId, marketId, home } = await openMoneyline(server, 3);
    const trader = await OperatorClient.as(server, 'trader');
    const page = await browser.newPage({ viewport: { width: 1_280, height: 900 } });
    await page.goto(`${server.origin}${await addressOf(server, eventId)}`);
    await pageHas(page, 'all open');
    const subscribe = JSON.stringify({ id: '1', type: 'subscribe', payload: { query: QUERY, variables: { eventId } } });
    await ordered(clients, { kind: 'connect', url: `ws://127.0.0.1:${server.port}/graphql`, count: CLIENTS, subscribe }, 'connected');
    const counted: Counted = { pressed: 0, isSuspended: false, taken: 0, takenLate: 0, refused: 0 };
    betting = Array.from({ length: BETTORS }, () => betAgainAndAgain(server, straight(home, '100'), counted, stop.signal));
    const pressed = async (scope: string, target: string, presses: number): Promise<Times> => {
      const times: Times = { told: [], answered: [], disabled: [] };
      for (let turn = 0; turn < presses; turn += 1) {
        const { told, answered, disabled, suspensionId } = await press({ clients, page, trader, scope, target, counted });
        times.told.push(...told);
        times.answered.push(answered);
        times.disabled.push(disabled);
        await pause(SETTLED_MS);
        counted.isSuspended = false;
        counted.pressed += 1;
        await trader.run('giveBack', { suspensionId });
        await pageHas(page, 'all open');
        await pause(SETTLED_MS);
      }
      return times;
    };
    const market = await pressed('market', marketId, PRESSES);
    const everything = await pressed('everything', 'everything', PRESSES / 4);
    stop.abort();
    await Promise.all(betting);
    await ordered(clients, { kind: 'disconnect' }, 'disconnected');
    return [...rowsOf('a market', market), ...rowsOf('everything', everything), lateRow(counted)];
  } finally {
    stop.abort();
    await Promise.allSettled(betting);
    await browser.close();
    clients.disconnect();
    await server.stop();
  }
}

type Pressing = {
  readonly clients: ChildProcess;
  readonly page: Page;
  readonly trader: OperatorClient;
  readonly scope: string;
  readonly target: string;
  readonly counted: Counted;
};

async function press({ clients, page, trader, scope, target, counted }: Pressing) {
  await ordered(clients, { kind: 'await', frames: 1 }, 'awaiting');
  const arrivals = answerOf(clients, 'arrivals');
  const disabled = pageHas(page, 'suspended').then(monotonicMs);
  const began = monotonicMs();
  const { suspensionId } = await trader.run<{ suspensionId: string }>('suspend', { scope, target });
  const answered = monotonicMs() - began;
  counted.isSuspended = true;
  const report = await arrivals;
  return {
    suspensionId,
    answered,
    told: report.kind === 'arrivals' ? report.ms.map((at) => at - began) : [],
    disabled: (await disabled) - began,
  };
}

async function betAgainAndAgain(server: TestServer, bet: object, counted: Counted, signal: AbortSignal): Promise<void> {
  const player = await PlayerClient.fresh(server, { cents: 100_000_000 });
  await player.locate();
  while (!signal.aborted) {
    const { pressed, isSuspended } = counted;
    const { accepted } = await place(player, [bet]);
    if (!accepted) counted.refused += 1;
    else if (isSuspended && pressed === counted.pressed) counted.takenLate += 1;
    else counted.taken += 1;
  }
}

const addressOf = async (server: TestServer, eventId: string): Promise<string> => {
  const { events } = await sandbox<{ events: readonly { readonly id: string; readonly canonicalUrl: string }[] }>(server, 'events', {
    status: 'PRE_GAME',
    limit: 100,
  });
  return events.find(({ id }) => id === eventId)?.canonicalUrl ?? '/';
};

/** Resolves after a frame in which the page has disabled prices or, for `all open`, has none. No other market may be suspended. */
const pageHas = (page: Page, state: 'all open' | 'suspended'): Promise<unknown> =>
  page.waitForFunction(
    (isSuspended) => {
      const prices = [...document.querySelectorAll('main button[data-odds-state]')];
      return prices.length > 0 && prices.some((one) => one.matches('[data-odds-state="suspended"]:disabled')) === isSuspended;
    },
    state === 'suspended',
    { polling: 'raf', timeout: 30_000 },
  );

function rowsOf(what: string, { told, answered, disabled }: Times): BenchRow[] {
  const limited = (name: string, measured: number): BenchRow => ({
    ...{ name: `suspend ${what} until ${name}`, measured, limit: LIMIT_MS, unit: 'ms', passed: measured <= LIMIT_MS },
    note: `${answered.length} presses while ${BETTORS} players bet`,
  });
  return [
    limited(`the frame is there, p99 over ${CLIENTS} sockets`, p99(told)),
    limited('a page’s button is disabled, p99', p99(disabled)),
    { name: `suspend ${what} until the last socket is told, slowest press`, measured: Math.max(...told), unit: 'ms' },
    { name: `suspend ${what} until the answer, median`, measured: median(answered), unit: 'ms' },
  ];
}

const lateRow = ({ taken, takenLate, refused }: Counted): BenchRow => ({
  ...{ name: 'bets that began after the answer and were taken', measured: takenLate, limit: 0, unit: 'count', passed: takenLate === 0 },
  note: `${taken} others taken, ${refused} refused`,
});
