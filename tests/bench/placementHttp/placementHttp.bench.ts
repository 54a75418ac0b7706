import { fileURLToPath } from 'node:url';
import { type Child, childOf } from '../bounds/childOf.ts';
import { median, p99 } from '../quantiles.ts';
import type { BenchRow } from '../row.ts';
import type { Ground, Spent } from './ground.ts';
import type { Order, Pressed } from './presses.ts';

const PLAYERS = 200;
const SECONDS = Number(process.env['LINEMAKER_BENCH_SECONDS'] ?? 60);
/** Seconds per turn. Both kinds of turns alternate, so that background load slows both equally. */
const TURN_SECONDS = 4;
const LEAST_OF_TWIN = 0.6;
const MOST_PROCESSOR_MS = 2.5;
const MOST_OVER_BARE = 5;
const LARGE_BOOK = 50_000;

type Turn = Pressed & Spent;

/**
 * Places bets for two hundred players over HTTP, in turns with a twin server that checks no rules; then at half that rate, in turns with
 * one-row commits.
 */
export async function run(): Promise<BenchRow[]> {
  const [server, browsers] = ['./ground.ts', './presses.ts'].map((file) => childOf(fileURLToPath(new URL(file, import.meta.url))));
  if (!server || !browsers) throw new Error('No processes');
  try {
    const ground = await server.ask<Ground>({ players: PLAYERS });
    const press = (order: Omit<Order, 'ground'>, isCounting = false) => turnOf(server, browsers, { ground, ...order }, isCounting);
    await press({ what: 'ours', seconds: TURN_SECONDS });
    const counted = {
      ours: await press({ what: 'ours', seconds: TURN_SECONDS }, true),
      twin: await press({ what: 'twin', seconds: TURN_SECONDS }, true),
    };
    const [ours, twin] = await inTurns(SECONDS, ['ours', 'twin'], press);
    const perSecond = Math.max(1, Math.round(rateOf(ours) / 2));
    const [half, bare] = await inTurns(SECONDS / 2, ['ours', 'commit'], (order) => press({ ...order, perSecond }));
    return [...rateRows(ours, twin, counted), ...waitRows(half, bare, perSecond)];
  } finally {
    server.end();
    browsers.end();
  }
}

async function turnOf(server: Child, browsers: Child, order: Order, isCounting: boolean): Promise<Turn> {
  const before = await server.ask<Spent>({ isCounting });
  const pressed = await browsers.ask<Pressed>(order);
  const after = await server.ask<Spent>({});
  return {
    ...pressed,
    serverMs: after.serverMs - before.serverMs,
    databaseMs: after.databaseMs - before.databaseMs,
    statements: after.statements - before.statements,
  };
}

type What = Order['what'];

async function inTurns(
  seconds: number,
  [first, second]: readonly [What, What],
  press: (order: Omit<Order, 'ground'>) => Promise<Turn>,
): Promise<[readonly Turn[], readonly Turn[]]> {
  const turns: [Turn[], Turn[]] = [[], []];
  for (let done = 0; done < seconds; done += TURN_SECONDS) {
    turns[0].push(await press({ what: first, seconds: TURN_SECONDS }));
    turns[1].push(await press({ what: second, seconds: TURN_SECONDS }));
  }
  return turns;
}

const sumOf = (turns: readonly Turn[], of: (turn: Turn) => number): number => turns.reduce((sum, turn) => sum + of(turn), 0);
const rateOf = (turns: readonly Turn[]): number => sumOf(turns, ({ accepted }) => accepted) / sumOf(turns, ({ seconds }) => seconds);
const perPlacement = (turns: readonly Turn[], of: (turn: Turn) => number): number =>
  sumOf(turns, of) / sumOf(turns, ({ accepted }) => accepted);
const costOf = (turns: readonly Turn[]): number => perPlacement(turns, ({ serverMs, databaseMs }) => serverMs + databaseMs);
const latenciesOf = (turns: readonly Turn[]): number[] => turns.flatMap(({ latenciesMs }) => latenciesMs);

const splitOf = (turns: readonly Turn[]): string =>
  `server ${perPlacement(turns, ({ serverMs }) => serverMs).toFixed(2)} ms, database with its jobs ${perPlacement(turns, ({ databaseMs }) => databaseMs).toFixed(2)} ms`;
const statementsOf = (turn: Turn): string => `${perPlacement([turn], ({ statements }) => statements).toFixed(1)} statements`;

function rateRows(ours: readonly Turn[], twin: readonly Turn[], counted: Readonly<Record<'ours' | 'twin', Turn>>): BenchRow[] {
  const failed = sumOf([...ours, ...twin], (turn) => turn.failed);
  const ratio = rateOf(ours) / rateOf(twin);
  return [
    { name: 'placements over HTTP: refused or failed', measured: failed, limit: 0, unit: 'count', passed: failed === 0 },
    {
      name: `accepted placements a second of ${PLAYERS} players over those of a twin without rules`,
      ...{ measured: ratio, limit: LEAST_OF_TWIN, unit: 'ratio', passed: ratio >= LEAST_OF_TWIN },
      note: `at least; ${rateOf(ours).toFixed(0)}/s against ${rateOf(twin).toFixed(0)}/s; a turn's rate ${median(ours.map((turn) => rateOf([turn]))).toFixed(0)}/s and ${median(twin.map((turn) => rateOf([turn]))).toFixed(0)}/s`,
    },
    {
      name: 'accepted placements in a minute, beside 50,000 a second of a large book',
      ...{ measured: rateOf(ours) * 60, unit: 'count' },
      note: `${((100 * rateOf(ours)) / LARGE_BOOK).toFixed(1)} % of that rate`,
    },
    {
      name: 'processor of server and database a placement',
      ...{ measured: costOf(ours), limit: MOST_PROCESSOR_MS, unit: 'ms', passed: costOf(ours) <= MOST_PROCESSOR_MS },
      note: `${splitOf(ours)}, ${statementsOf(counted.ours)}`,
    },
    {
      name: 'processor of the twin a placement',
      measured: costOf(twin),
      unit: 'ms',
      note: `${splitOf(twin)}, ${statementsOf(counted.twin)}`,
    },
  ];
}

function waitRows(half: readonly Turn[], bare: readonly Turn[], perSecond: number): BenchRow[] {
  const [ours, commits] = [p99(latenciesOf(half)), p99(latenciesOf(bare))];
  const failed = sumOf([...half, ...bare], (turn) => turn.failed);
  return [
    { name: `at ${perSecond} placements a second: refused or failed`, measured: failed, limit: 0, unit: 'count', passed: failed === 0 },
    {
      name: 'at half the rate reached: p99 over a commit of one row at that rate, over HTTP too',
      ...{ measured: ours / commits, limit: MOST_OVER_BARE, unit: 'ratio', passed: ours <= MOST_OVER_BARE * commits },
      note: `p99 ${ours.toFixed(1)} ms against ${commits.toFixed(1)} ms; p50 ${median(latenciesOf(half)).toFixed(1)} ms against ${median(latenciesOf(bare)).toFixed(1)} ms`,
    },
  ];
}
