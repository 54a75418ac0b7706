import type { ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, parse, subscribe } from 'graphql';
import { WebSocketServer } from 'ws';
import type { EventPrices } from '#server/modules/catalogue/messages/index.ts';
import { attachSocket, createMemoryBus, topics } from '#server/api/socket/index.ts';
import { answerOf, forkClients, ordered } from './clients.ts';
import { STAMP } from './broadcastClients.ts';
import { p99 } from './quantiles.ts';
import type { BenchRow } from './row.ts';

const SUBSCRIBERS = 2_000;
const FRAMES = 12;
const WARM_UP = 3;
const PAUSE_MS = 250;
const LIMIT = 3;
const EVENT = 'nfl-2026-11-22-jets-at-bills';
const SELECTIONS = '{ eventId version status scoreboard { homeScore awayScore period clock } selections { id num den status points } }';
const QUERY = `subscription EventPriceUpdates($eventId: ID!) { eventPrices(eventId: $eventId) ${SELECTIONS} }`;
/** The server cannot share this query's execution among subscribers. */
const EXECUTED = QUERY.replace('status points', 'status points @include(if: true)');

type Lane = {
  readonly url: string;
  readonly subscribe: string | null;
  readonly send: (version: number) => void;
  readonly close: () => Promise<void>;
};

/** Compares three ways to send a frame to 2,000 loopback sockets: ours, a bare `ws` broadcast, and one execution per socket. */
export async function run(): Promise<BenchRow[]> {
  const clients = forkClients();
  try {
    const rows = { raw: [] as number[], shared: [] as number[], executed: [] as number[] };
    // Alternates, so that background load affects both kinds of broadcast.
    for (let round = 0; round < 2; round += 1) {
      rows.raw.push(...(await measured(clients, await rawLane())));
      rows.shared.push(...(await measured(clients, await ourLane(QUERY))));
    }
    rows.executed.push(...(await measured(clients, await ourLane(EXECUTED))));
    const [raw, shared, executed] = [p99(rows.raw), p99(rows.shared), p99(rows.executed)];
    const note = `${SUBSCRIBERS} sockets, ${FRAMES} frames a round, clients in another process`;
    return [
      {
        name: 'price frame to 2,000 subscribers, p99 against a raw ws broadcast',
        measured: shared / raw,
        limit: LIMIT,
        unit: 'ratio',
        passed: shared <= LIMIT * raw,
        note,
      },
      { name: 'price frame: raw ws broadcast, p99', measured: raw, unit: 'ms' },
      { name: 'price frame: ours, serialised once, p99', measured: shared, unit: 'ms' },
      { name: 'price frame: executed for each subscriber, p99', measured: executed, unit: 'ms', note: 'what the shared frame saves' },
    ];
  } finally {
    clients.disconnect();
  }
}

async function measured(clients: ChildProcess, lane: Lane): Promise<readonly number[]> {
  await ordered(clients, { kind: 'connect', url: lane.url, count: SUBSCRIBERS, subscribe: lane.subscribe }, 'connected');
  let version = 1;
  const burst = async (frames: number): Promise<readonly number[]> => {
    await ordered(clients, { kind: 'collect', frames }, 'collecting');
    const answer = answerOf(clients, 'latencies');
    for (let frame = 0; frame < frames; frame += 1) {
      lane.send((version += 1));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    const report = await answer;
    return report.kind === 'latencies' ? report.ms : [];
  };
  await burst(WARM_UP);
  const latencies = await burst(FRAMES);
  await ordered(clients, { kind: 'disconnect' }, 'disconnected');
  await lane.close();
  return latencies;
}

function messageOf(version: number): EventPrices {
  const stamp = `${STAMP}${process.hrtime.bigint().toString().padStart(20, '0')}`;
  const selections = Array.from({ length: 28 }, (_, index) => ({
    id: `${EVENT}:alternate-spread-${index}:home`,
    num: '10',
    den: '11',
    status: 'OPEN' as const,
    points: '-3.5',
  }));
  return {
    eventId: EVENT,
    version: String(version),
    status: 'IN_PLAY',
    matchProgress: 'IN_PROGRESS',
    scoreboard: { homeScore: 7, awayScore: 3, period: 'Q2', clock: stamp, turn: null, situation: null },
    statistics: null,
    selections,
  };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 4_096, resolve));
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

async function rawLane(): Promise<Lane> {
  const server = createServer();
  const wss = new WebSocketServer({ server, perMessageDeflate: false });
  return {
    url: await listening(server),
    subscribe: null,
    send: (version) => {
      const frame = JSON.stringify({ id: '1', type: 'next', payload: { data: { eventPrices: messageOf(version) } } });
      for (const client of wss.clients) client.send(frame);
    },
    close: async () => {
      for (const client of wss.clients) client.terminate();
      await closed(server);
    },
  };
}

async function ourLane(query: string): Promise<Lane> {
  const server = createServer();
  const bus = createMemoryBus();
  const sockets = attachSocket<null>(server, {
    path: '/graphql',
    bus,
    eventPrices: () => messageOf(1),
    seats: { ofAddress: 20_000, ofSession: 20_000 },
    onConnect: () => ({ viewer: null, sessionId: null }),
    operations: {
      onSubscribe: (_context, _id, payload) => ({ schema, document: parse(payload.query), variableValues: payload.variables }),
      subscribe: (args) => subscribe({ ...args, rootValue: { eventPrices: () => pricesOf(bus) } }),
    },
  });
  return {
    url: await listening(server),
    subscribe: JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables: { eventId: EVENT } } }),
    send: (version) => bus.publish(topics.event(EVENT), messageOf(version)),
    close: async () => {
      sockets.closeSockets();
      await sockets.close();
      await closed(server);
    },
  };
}

const schema = buildSchema(`
  type Query { none: ID }
  type Subscription { eventPrices(eventId: ID!): EventPrices! }
  type EventPrices { eventId: ID! version: String! status: String! scoreboard: Scoreboard selections: [SelectionPrice!]! }
  type Scoreboard { homeScore: Int! awayScore: Int! period: String! clock: String }
  type SelectionPrice { id: ID! num: String! den: String! status: String! points: String }
`);

async function* pricesOf(bus: ReturnType<typeof createMemoryBus>): AsyncGenerator<{ eventPrices: unknown }> {
  const waiting: unknown[] = [messageOf(1)];
  let wake = (): void => undefined;
  const stop = bus.subscribe(topics.event(EVENT), (message) => {
    waiting.push(message);
    wake();
  });
  try {
    for (;;) {
      while (waiting.length > 0) yield { eventPrices: waiting.shift() };
      await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    stop();
  }
}
