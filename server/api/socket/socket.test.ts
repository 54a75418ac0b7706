import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect as openTcp } from 'node:net';
import { buildSchema, execute, parse, subscribe, type ExecutionArgs } from 'graphql';
import { createClient } from 'graphql-ws';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { EventPrices } from '#server/modules/catalogue/messages/index.ts';
import { topics, type Bus } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { attachSocket, type SocketOptions, type Sockets } from './socket.ts';

const PRICES =
  'subscription P($eventId: ID!) { eventPrices(eventId: $eventId) { eventId version status selections { id num den points } } }';
const schema = buildSchema(`
  type Query { hello: String! }
  type Subscription { count(to: Int!): Int! wait: Int! eventPrices(eventId: ID!): EventPrices! }
  type EventPrices { eventId: ID! version: String! status: String! selections: [SelectionPrice!]! }
  type SelectionPrice { id: ID! num: String! den: String! points: String }
`);
const rootValue = {
  hello: () => 'world',
  count: async function* ({ to }: { to: number }) {
    for (let count = 1; count <= to; count += 1) yield await Promise.resolve({ count });
  },
  wait: () => {
    let end = (): void => undefined;
    let count = 0;
    const next = (): Promise<IteratorResult<object>> =>
      (count += 1) === 1
        ? Promise.resolve({ done: false, value: { wait: 1 } })
        : new Promise((resolve) => {
            end = () => resolve({ done: true, value: undefined });
          });
    const ended = (): Promise<IteratorResult<object>> => {
      end();
      return Promise.resolve({ done: true, value: undefined });
    };
    return {
      next,
      return: ended,
      throw: ended,
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  },
  eventPrices: () => {
    throw new Error('There is no such event');
  },
};
const stateAt = (version: number): EventPrices => ({
  eventId: 'e1',
  version: String(version),
  status: 'IN_PLAY',
  matchProgress: 'IN_PROGRESS',
  scoreboard: null,
  statistics: null,
  selections: [{ id: 's1', num: '10', den: '11', status: 'OPEN', points: '3.5' }],
});

class Frames {
  readonly received: Record<string, unknown>[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  #wake = (): void => undefined;
  constructor(url: string, headers: Record<string, string> = {}, protocol: string | null = 'graphql-transport-ws') {
    this.#socket = new WebSocket(url, protocol ?? [], { headers, autoPong: headers['x-deaf'] === undefined });
    this.#socket.on('message', (data: Buffer) => {
      this.received.push(JSON.parse(data.toString()) as Record<string, unknown>);
      this.#wake();
    });
    this.closed = new Promise((resolve, reject) => {
      this.#socket.on('close', resolve);
      this.#socket.on('error', reject);
    });
    this.closed.catch(() => undefined);
  }
  async opened(): Promise<this> {
    await new Promise((resolve, reject) => this.#socket.once('open', resolve).once('error', reject));
    return this;
  }
  send(message: unknown): this {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    return this;
  }
  async until(count: number): Promise<readonly Record<string, unknown>[]> {
    while (this.received.length < count) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.received;
  }
  async initialised(): Promise<this> {
    await this.opened();
    await this.send({ type: 'connection_init', payload: { token: 'good' } }).until(1);
    return this;
  }
  subscribe(id: string, query: string, variables?: object): this {
    return this.send({ type: 'subscribe', id, payload: { query, variables } });
  }
  pause(): void {
    this.#socket.pause();
  }
  end(): void {
    this.#socket.terminate();
  }
}

let http: Server;
let bus: Bus;
let sockets: Sockets<string>;
let url: string;
let version: number;
const clients: Frames[] = [];

async function start(options: Partial<SocketOptions<string>> = {}): Promise<void> {
  bus = createMemoryBus();
  version = 5;
  http = createServer();
  sockets = attachSocket<string>(http, {
    path: '/graphql',
    bus,
    eventPrices: (eventId) => (eventId === 'e1' ? stateAt(version) : null),
    onConnect: ({ token }) => (token === 'good' ? { viewer: 'ada', sessionId: 'session-1' } : null),
    operations,
    ...options,
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`;
}
const connect = (headers?: Record<string, string>, protocol?: string | null): Frames => {
  const client = new Frames(url, headers, protocol);
  clients.push(client);
  return client;
};
async function stop(): Promise<void> {
  for (const client of clients.splice(0)) client.end();
  await sockets.close();
  await new Promise((resolve) => http.close(resolve));
}
const publish = (next: number): void => {
  version = next;
  bus.publish(topics.event('e1'), stateAt(next));
};
const operations: SocketOptions<string>['operations'] = {
  onSubscribe: (_context, _id, { query, variables }) => ({ schema, document: parse(query), variableValues: variables }),
  execute: (args: ExecutionArgs) => execute({ ...args, rootValue }),
  subscribe: (args: ExecutionArgs) => subscribe({ ...args, rootValue }),
};

describe('the protocol', () => {
  beforeEach(() => start());
  afterEach(stop);

  test('the socket answers an ordinary query and an ordinary subscription', async () => {
    const client = createClient({ url, webSocketImpl: WebSocket, connectionParams: { token: 'good' }, retryAttempts: 0 });
    const results: { data?: unknown }[] = [];
    for await (const result of client.iterate({ query: '{ hello }' })) results.push(result);
    for await (const result of client.iterate({ query: 'subscription { count(to: 2) }' })) results.push(result);
    expect(results.map(({ data }) => data)).toEqual([{ hello: 'world' }, { count: 1 }, { count: 2 }]);
    await client.dispose();
  });

  test('checklist 68: a malformed message closes the socket with 4400', async () => {
    expect(await (await connect().opened()).send('{').closed).toBe(4400);
  });
  test('checklist 68: a subscription before the acknowledgement closes the socket with 4401', async () => {
    expect(await (await connect().opened()).subscribe('1', '{ hello }').closed).toBe(4401);
    expect(await (await connect().opened()).subscribe('1', PRICES, { eventId: 'e1' }).closed).toBe(4401);
  });
  test('checklist 68: a refused client is closed with 4403', async () => {
    expect(await (await connect().opened()).send({ type: 'connection_init', payload: { token: 'bad' } }).closed).toBe(4403);
  });
  test('checklist 68: a socket without the subprotocol is closed with 4406', async () => {
    expect(await connect({}, null).closed).toBe(4406);
  });
  test.each([
    ['prices twice', PRICES, PRICES],
    ['prices where another runs', 'subscription { wait }', PRICES],
    ['another where prices run', PRICES, 'subscription { wait }'],
  ])('checklist 68: an id in use closes the socket with 4409: %s', async (_name, first, second) => {
    const client = (await connect().initialised()).subscribe('1', first, first === PRICES ? { eventId: 'e1' } : undefined);
    await client.until(2);
    expect(await client.subscribe('1', second, second === PRICES ? { eventId: 'e1' } : undefined).closed).toBe(4409);
  });
  test('checklist 68: a second initialisation closes the socket with 4429', async () => {
    expect(await (await connect().initialised()).send({ type: 'connection_init' }).closed).toBe(4429);
  });
  test('checklist 68: a ping is answered with its payload', async () => {
    const client = (await connect().initialised()).send({ type: 'ping', payload: { at: 7 } });
    expect((await client.until(2))[1]).toEqual({ type: 'pong', payload: { at: 7 } });
  });
});

test('checklist 68: a client that never initialises is closed with 4408', async () => {
  await start({ initialisationMs: 20 });
  expect(await (await connect().opened()).closed).toBe(4408);
  await stop();
});

test('a page of a foreign origin gets no socket', async () => {
  await start({ isOriginAllowed: (origin) => origin !== 'https://evil.test' });
  await expect(connect({ origin: 'https://evil.test' }).closed).rejects.toThrow('403');
  await connect({ origin: 'https://ours.test' }).opened();
  await stop();
});

test('a socket at another path is answered with 404', async () => {
  await start();
  url = url.replace('/graphql', '/elsewhere');
  await expect(connect().closed).rejects.toThrow('404');
  await stop();
});

test.each([
  ['for its path', '/elsewhere', 'https://ours.test', '404 Not Found'],
  ['for its origin', '/graphql', 'https://evil.test', '403 Forbidden'],
])(
  'a client that is refused %s and leaves its side open does not hold up the stop',
  { timeout: 5_000 },
  async (_, path, origin, status) => {
    await start({ isOriginAllowed: (asked) => asked !== 'https://evil.test' });
    const client = openTcp({ port: (http.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
    onTestFinished(() => void client.destroy());
    client.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: ${origin}\r\n\r\n`);
    let answer = '';
    client.setEncoding('utf8').on('data', (text: string) => (answer += text));
    await once(client, 'end');
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    await stop();
  },
);

test('a client that does not answer a ping is closed, and a client that answers stays', async () => {
  await start({ pingMs: 15 });
  const [deaf, well] = [await connect({ 'x-deaf': 'yes' }).initialised(), await connect().initialised()];
  expect(await deaf.closed).toBe(1006);
  expect((await well.send({ type: 'ping' }).until(2))[1]).toEqual({ type: 'pong' });
  await stop();
});

describe('prices', () => {
  beforeEach(() => start());
  afterEach(stop);

  test('a price subscription sends the current prices first, then every change', async () => {
    const client = (await connect().initialised()).subscribe('1', PRICES, { eventId: 'e1' });
    await client.until(2);
    publish(6);
    const selections = [{ id: 's1', num: '10', den: '11', points: '3.5' }];
    expect((await client.until(3)).slice(1)).toEqual([
      { id: '1', type: 'next', payload: { data: { eventPrices: { eventId: 'e1', version: '5', status: 'IN_PLAY', selections } } } },
      { id: '1', type: 'next', payload: { data: { eventPrices: { eventId: 'e1', version: '6', status: 'IN_PLAY', selections } } } },
    ]);
  });

  test('a price message is serialised once for all subscribers with the same fields', async () => {
    const first = (await connect().initialised()).subscribe('a', PRICES, { eventId: 'e1' });
    const second = (await connect().initialised()).subscribe('b', PRICES, { eventId: 'e1' });
    await Promise.all([first.until(2), second.until(2)]);
    let readings = 0;
    const message = { ...stateAt(6), toJSON: undefined };
    Object.defineProperty(message, 'status', { get: () => ((readings += 1), 'IN_PLAY'), enumerable: true });
    bus.publish(topics.event('e1'), message);
    await Promise.all([first.until(3), second.until(3)]);
    expect(readings).toBe(1);
  });

  test('an older price message is not sent after a newer one', async () => {
    const client = (await connect().initialised()).subscribe('1', PRICES, { eventId: 'e1' });
    await client.until(2);
    for (const next of [7, 6, 7, 8]) publish(next);
    const seen = (await client.until(4))
      .slice(1)
      .map((message) => (message['payload'] as { data: { eventPrices: EventPrices } }).data.eventPrices.version);
    expect(seen).toEqual(['5', '7', '8']);
  });

  test('checklist 68: a completed price subscription stops, and its id can be used again', async () => {
    const client = (await connect().initialised()).subscribe('1', PRICES, { eventId: 'e1' });
    await client.until(2);
    await client.send({ type: 'complete', id: '1' }).send({ type: 'ping' }).until(3);
    publish(6);
    expect((await client.subscribe('1', PRICES, { eventId: 'e1' }).until(4)).map(({ type }) => type)).toEqual([
      'connection_ack',
      'next',
      'pong',
      'next',
    ]);
  });

  test('a price subscription to an unknown event is refused by the ordinary server', async () => {
    const client = (await connect().initialised()).subscribe('1', PRICES, { eventId: 'nothing' });
    expect((await client.until(2))[1]).toMatchObject({ id: '1', payload: { errors: [{ message: 'There is no such event' }] } });
  });

  test('a price subscription works with the standard client', async () => {
    const client = createClient({ url, webSocketImpl: WebSocket, connectionParams: { token: 'good' }, retryAttempts: 0 });
    const results = client.iterate<{ eventPrices: EventPrices }>({ query: PRICES, variables: { eventId: 'e1' } });
    expect((await results.next()).value?.data?.eventPrices.version).toBe('5');
    publish(6);
    expect((await results.next()).value?.data?.eventPrices.version).toBe('6');
    await results.return?.();
    await client.dispose();
  });
});

describe('the end of a socket', () => {
  afterEach(stop);

  test('a socket is closed with 4403 when its session ends', async () => {
    await start();
    const client = await connect().initialised();
    bus.publish(topics.session('another'), {});
    bus.publish(topics.session('session-1'), { reason: 'logout' });
    expect(await client.closed).toBe(4403);
  });

  test('the sandbox drops the selected sockets without a close frame, and keeps the others', async () => {
    await start();
    const [kept, dropped] = [await connect().initialised(), await connect({ 'x-drop': 'yes' }).initialised()];
    expect(sockets.closeSockets(({ request, viewer }) => request.headers['x-drop'] === 'yes' && viewer === 'ada')).toBe(1);
    expect(await dropped.closed).toBe(1006);
    expect((await kept.send({ type: 'ping' }).until(2))[1]).toEqual({ type: 'pong' });
  });

  test('a socket whose client does not read is closed once too many bytes are buffered', async () => {
    await start({ maxBufferedBytes: 4_096 });
    const client = (await connect().initialised()).subscribe('1', PRICES, { eventId: 'e1' });
    await client.until(2);
    client.pause();
    const long = 'x'.repeat(100_000);
    for (let next = 6; sockets.size() > 0 && next < 2_000; next += 1) {
      bus.publish(topics.event('e1'), { ...stateAt(next), status: long });
      await new Promise(setImmediate);
    }
    expect(sockets.size()).toBe(0);
  });

  test('a socket is closed with 1001 when the server stops', async () => {
    await start();
    const client = await connect().initialised();
    await sockets.close();
    expect(await client.closed).toBe(1001);
  });

  test('a subscription above the limit is refused with a specific error, and the socket stays open', async () => {
    await start({ maxSubscriptions: 2 });
    const client = await connect().initialised();
    for (const id of ['1', '2', '3']) client.subscribe(id, PRICES, { eventId: 'e1' });
    expect((await client.until(4))[3]).toMatchObject({
      id: '3',
      type: 'error',
      payload: [{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }],
    });
  });
});
