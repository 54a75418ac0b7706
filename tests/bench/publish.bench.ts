import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import type { AppDeps } from '#server/api/deps.ts';
import { authored } from '#server/content/authored/index.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { startTestServer } from '#tests/support/server.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { CHROMIUM_FLAGS } from '../e2e/support/chromium.ts';
import { monotonicMs } from './broadcastClients.ts';
import { answerOf, forkClients, ordered } from './clients.ts';
import { median, p99 } from './quantiles.ts';
import type { BenchRow } from './row.ts';

const CLIENTS = Number(process.env['BENCH_CLIENTS'] ?? '2000');
const PUBLISHES = 20;
const PAINTED = Number(process.env['BENCH_PAINTED'] ?? '100');
const SHELF = 'featured';
const LIMIT_MS = 1_000;
/** Milliseconds after which the other clients have queried the change, too. */
const SETTLED_MS = 1_000;
/** Long, because the page waits until the user is idle. */
const PATIENCE_MS = 30_000;

/** Measures from publication until every open page is notified, then until an idle page shows the change while the others query it. */
export async function run(): Promise<BenchRow[]> {
  const server = await startTestServer({ config: { socketsPerAddress: CLIENTS } });
  const clients = forkClients();
  try {
    const publish = publisher(server.app.deps);
    const heard = await untilHeard(clients, server.port, publish);
    const hash = createHash('sha256').update(operation('LayoutPart')).digest('hex');
    await ordered(clients, { kind: 'ask', asking: { port: server.port, hash } }, 'asking');
    const painted = await untilPainted(server.origin, publish);
    const report = await ordered(clients, { kind: 'disconnect' }, 'disconnected');
    return rowsOf(heard, painted, report.kind === 'disconnected' ? report : { answers: 0, faults: [] });
  } finally {
    clients.disconnect();
    await server.stop();
  }
}

type Asked = { readonly answers: number; readonly faults: readonly string[] };

function rowsOf(heard: readonly number[], painted: readonly Painted[], { answers, faults }: Asked): BenchRow[] {
  const [slowest, latest] = [p99(heard), p99(painted.map(({ sinceHeard }) => sinceHeard))];
  const since = painted.map(({ sincePublished }) => sincePublished);
  return [
    {
      ...{ name: `publish until the frame is there, p99 over ${CLIENTS} clients`, measured: slowest, limit: LIMIT_MS, unit: 'ms' },
      ...{ passed: slowest < LIMIT_MS, note: `${PUBLISHES} publishes; includes the check and the commit` },
    },
    {
      ...{ name: `heard until an idle page shows it, p99 of ${PAINTED}`, measured: latest, limit: LIMIT_MS, unit: 'ms' },
      ...{
        passed: latest < LIMIT_MS && faults.length === 0,
        note: `${answers} answers to ${CLIENTS} others, ${faults.length} failed: ${faults[0] ?? 'none'}`,
      },
    },
    { name: `publish until an idle page shows it, median of ${PAINTED}`, measured: median(since), unit: 'ms' },
    { name: `publish until an idle page shows it, p99 of ${PAINTED}`, measured: p99(since), unit: 'ms' },
  ];
}

type Publish = (title: string) => Promise<void>;

function publisher({ publishing }: AppDeps): Publish {
  const home = authored.find(({ document }) => document.surface === 'home')?.document;
  const featured = home?.nodes[SHELF];
  if (!featured) throw new Error(`The home page has no ${SHELF}`);
  return async (title) => {
    const node = { ...featured, props: { ...featured.props, title } };
    const verdict = await publishing.publish('home', { ...home, nodes: { ...home?.nodes, [SHELF]: node } }, { author: 'bench' });
    if (!verdict.ok) throw new Error(`Not published: ${JSON.stringify(verdict.refusal.problems[0])}`);
  };
}

async function untilHeard(clients: ChildProcess, port: number, publish: Publish): Promise<readonly number[]> {
  const subscribe = JSON.stringify({
    ...{ id: '1', type: 'subscribe' },
    payload: { query: operation('LayoutChanged'), variables: { surface: 'home' } },
  });
  await ordered(clients, { kind: 'connect', url: `ws://127.0.0.1:${port}/graphql`, count: CLIENTS, subscribe }, 'connected');
  const times: number[] = [];
  for (let turn = 0; turn < PUBLISHES; turn += 1) {
    await ordered(clients, { kind: 'await', frames: 1 }, 'awaiting');
    const answer = answerOf(clients, 'arrivals');
    const began = monotonicMs();
    await publish(`Heard ${turn}`);
    const report = await answer;
    if (report.kind === 'arrivals') times.push(...report.ms.map((at) => at - began));
  }
  return times;
}

type Painted = { readonly sinceHeard: number; readonly sincePublished: number };

async function untilPainted(origin: string, publish: Publish): Promise<readonly Painted[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--headless=new', ...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage({ viewport: { width: 1_280, height: 900 } });
    let heardAt = 0;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"layoutChanged"')) heardAt = monotonicMs();
      }),
    );
    await page.goto(origin);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    const times: Painted[] = [];
    // The first publication is discarded, because the page may not have subscribed yet.
    for (let turn = 0; turn <= PAINTED; turn += 1) {
      const title = `Painted ${turn}`;
      const shown = shows(page, title);
      const began = monotonicMs();
      await publish(title);
      await shown;
      const now = monotonicMs();
      if (turn > 0) times.push({ sinceHeard: now - heardAt, sincePublished: now - began });
      await pause(SETTLED_MS);
    }
    return times;
  } finally {
    await browser.close();
  }
}

const shows = (page: Page, title: string): Promise<unknown> =>
  page.waitForFunction((wanted) => [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === wanted), title, {
    ...{ polling: 'raf', timeout: PATIENCE_MS },
  });
