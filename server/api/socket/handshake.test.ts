import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect as openTcp } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { attachSocket, type SocketOptions } from './socket.ts';

async function start(options: Pick<SocketOptions<string>, 'seats'> & Partial<SocketOptions<string>>) {
  const http = createServer();
  const sockets = attachSocket<string>(http, {
    path: '/graphql',
    bus: createMemoryBus(),
    eventPrices: () => null,
    operations: {},
    onConnect: () => ({ viewer: 'ada', sessionId: 'session-1' }),
    ...options,
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  onTestFinished(async () => {
    sockets.closeSockets();
    await sockets.close();
    http.close();
  });
  const open = async (): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    return socket;
  };
  return { port, size: sockets.size, open };
}

const greet = (socket: WebSocket, token = 'good'): void => socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
const logIn = async (socket: WebSocket): Promise<WebSocket> => {
  greet(socket);
  await once(socket, 'message');
  return socket;
};

test('a client that leaves while its handshake is refused does not end the server', async () => {
  const faults: unknown[] = [];
  const hear = (fault: unknown): void => void faults.push(fault);
  process.on('uncaughtException', hear);
  onTestFinished(() => void process.off('uncaughtException', hear));
  const { port, open } = await start({});
  for (let client = 0; client < 50; client += 1) {
    const tcp = openTcp(port, '127.0.0.1');
    tcp.on('error', () => undefined);
    await once(tcp, 'connect');
    tcp.write('GET /elsewhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    tcp.resetAndDestroy();
    await once(tcp, 'close');
  }
  await logIn(await open());
  expect(faults).toEqual([]);
});

test('an address has a limit of sockets without a session, and a closed one makes room', async () => {
  const { port, open, size } = await start({ seats: { ofAddress: 2, ofSession: 8 } });
  const [first] = [await open(), await open()];
  const third = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
  const [, answer] = (await once(third, 'unexpected-response')) as [unknown, { readonly statusCode: number }];
  expect(answer.statusCode).toBe(429);
  first?.terminate();
  await vi.waitFor(() => expect(size()).toBe(1));
  await open();
});

test('a session has its own limit of sockets, which do not count for the address', async () => {
  const { open, size } = await start({ seats: { ofAddress: 1, ofSession: 2 } });
  const [first] = [await logIn(await open()), await logIn(await open())];
  const third = await open();
  greet(third);
  expect((await once(third, 'close'))[0]).toBe(1013);
  first?.terminate();
  await vi.waitFor(() => expect(size()).toBe(1));
  await logIn(await open());
});

test('a socket that closes during its login takes no place of the session', async () => {
  const looked: (() => void)[] = [];
  const { open, size } = await start({
    seats: { ofAddress: 40, ofSession: 1 },
    onConnect: async ({ token }) => {
      if (token === 'slow') await new Promise<void>((done) => void looked.push(done));
      return { viewer: 'ada', sessionId: 'session-1' };
    },
  });
  const leaving = await open();
  greet(leaving, 'slow');
  await vi.waitFor(() => expect(looked).toHaveLength(1));
  leaving.terminate();
  await vi.waitFor(() => expect(size()).toBe(0));
  looked[0]?.();
  await logIn(await open());
});
