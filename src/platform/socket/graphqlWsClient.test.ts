import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, parse } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { backoffMs } from './backoff.ts';
import { createSocketClient } from './graphqlWsClient.ts';
import type { SocketClient, SocketResult } from './types.ts';

const schema = buildSchema('type Query { ok: Boolean } type Subscription { ticks: Int! never: Int }');

async function listen() {
  const params: unknown[] = [];
  const http: Server = createServer();
  const sockets = new WebSocketServer({ server: http, path: '/graphql' });
  let started = 0;
  useServer(
    {
      schema,
      roots: {
        subscription: {
          ticks: async function* () {
            started += 1;
            yield { ticks: started };
            await new Promise(() => undefined);
          },
        },
      },
      onConnect: ({ connectionParams }) => {
        params.push(connectionParams);
        return true;
      },
    },
    sockets,
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`,
    params,
    drop: (): void => sockets.clients.forEach((client) => client.terminate()),
    close: () => {
      sockets.clients.forEach((client) => client.terminate());
      http.close();
    },
  };
}

let server: Awaited<ReturnType<typeof listen>>;
let client: SocketClient | null = null;

beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  server = await listen();
});
afterEach(() => {
  client?.dispose();
  server.close();
  vi.unstubAllGlobals();
});

function connect(token = () => 'a') {
  const events: string[] = [];
  client = createSocketClient({
    url: () => server.url,
    connectionParams: async () => ({ authorization: token() }),
    random: () => 0,
    onConnecting: () => events.push('connecting'),
    onConnected: () => events.push('connected'),
    onClosed: () => events.push('closed'),
  });
  return { events, client };
}

function follow(query: string) {
  const seen: SocketResult[] = [];
  const errors: unknown[] = [];
  const stop = client?.subscribe(
    { query: parse(query) },
    { next: (result) => seen.push(result), error: (error) => errors.push(error), complete: () => undefined },
  );
  return { seen, errors, stop: () => stop?.() };
}

describe('against a server of the protocol', () => {
  test('a subscription connects with the present credentials', async () => {
    const { events } = connect();
    const { seen, stop } = follow('subscription { ticks }');
    await vi.waitFor(() => expect(seen).toEqual([{ data: { ticks: 1 } }]));
    expect(server.params).toEqual([{ authorization: 'a' }]);
    expect(events).toEqual(['connecting', 'connected']);
    stop();
  });

  test('a lost connection subscribes again and gets the state again', async () => {
    const { events } = connect();
    const { seen } = follow('subscription { ticks }');
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    server.drop();
    await vi.waitFor(() => expect(seen).toEqual([{ data: { ticks: 1 } }, { data: { ticks: 2 } }]));
    expect(events).toEqual(['connecting', 'connected', 'closed', 'connecting', 'connected']);
  });

  test('new credentials reconnect the socket immediately', async () => {
    let token = 'visitor';
    const { client: own } = connect(() => token);
    const { seen } = follow('subscription { ticks }');
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    token = 'player';
    own.reconnect();
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    expect(server.params).toEqual([{ authorization: 'visitor' }, { authorization: 'player' }]);
  });

  test('a reconnect without a connection does not skip a later wait', async () => {
    const { client: own } = connect();
    own.reconnect();
    const { seen } = follow('subscription { ticks }');
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    const waits = vi.spyOn(globalThis, 'setTimeout');
    server.drop();
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    expect(waits.mock.calls.map(([, ms]) => ms)).toContain(backoffMs(0, () => 0));
    waits.mockRestore();
  });

  test('a refused subscription reports the server’s errors', async () => {
    connect();
    const { errors } = follow('subscription { unheardOf }');
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    expect(errors[0]).toEqual([expect.objectContaining({ message: expect.stringContaining('unheardOf') })]);
  });
});
