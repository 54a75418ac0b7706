import { parse } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { backoffMs } from './backoff.ts';
import { createSocket } from './createSocket.ts';
import type { SocketClient, SocketClientOptions, SocketSink, SocketState } from './types.ts';

const QUESTION = parse('subscription { s }');

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp(load?: () => Promise<(options: SocketClientOptions) => SocketClient>) {
  const world: {
    options: SocketClientOptions | null;
    sinks: SocketSink[];
    stopped: number;
    loads: number;
    waits: { ms: number; act: () => void }[];
    reconnects: number;
  } = { options: null, sinks: [], stopped: 0, loads: 0, waits: [], reconnects: 0 };
  const create = (options: SocketClientOptions): SocketClient => {
    world.options = options;
    return {
      subscribe: (_, sink) => {
        world.sinks.push(sink);
        return () => {
          world.stopped += 1;
        };
      },
      reconnect: () => {
        world.reconnects += 1;
      },
      dispose: () => undefined,
    };
  };
  const socket = createSocket({
    url: () => 'ws://x/graphql',
    connectionParams: async () => ({}),
    load: async () => {
      world.loads += 1;
      return load ? load() : create;
    },
    random: () => 0.5,
    after: (ms, act) => {
      const wait = { ms, act };
      world.waits.push(wait);
      return () => {
        world.waits = world.waits.filter((other) => other !== wait);
      };
    },
  });
  return { socket, world, create };
}

const sink = () => ({ next: vi.fn(), error: vi.fn(), complete: vi.fn() });

describe('loading', () => {
  test('the socket’s code loads once, with the first subscription', async () => {
    const { socket, world } = setUp();
    expect(world.loads).toBe(0);
    socket.reconnect();
    socket.subscribe({ query: QUESTION }, sink());
    socket.subscribe({ query: QUESTION }, sink());
    await tick();
    expect(world.loads).toBe(1);
    expect(world.sinks).toHaveLength(2);
    socket.reconnect();
    await tick();
    expect(world.reconnects).toBe(1);
  });

  test('a subscription stopped before the code loads never starts', async () => {
    const { socket, world } = setUp();
    socket.subscribe({ query: QUESTION }, sink())();
    await tick();
    expect(world.sinks).toHaveLength(0);
  });

  test('socket code that failed to load is loaded again', async () => {
    let attempts = 0;
    const created: { current: ((options: SocketClientOptions) => SocketClient) | null } = { current: null };
    const { socket, world, create } = setUp(async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('offline');
      return (options) => (created.current ?? create)(options);
    });
    created.current = create;
    socket.subscribe({ query: QUESTION }, sink());
    await tick();
    expect(world.waits).toHaveLength(1);
    world.waits[0]?.act();
    await tick();
    expect(attempts).toBe(2);
    expect(world.sinks).toHaveLength(1);
  });
});

describe('staying', () => {
  test('a fatal close subscribes again, and a server error ends the subscription', async () => {
    const { socket, world } = setUp();
    const own = sink();
    const stop = socket.subscribe({ query: QUESTION }, own);
    await tick();
    world.sinks[0]?.error({ code: 4401, reason: 'Unauthorized' });
    expect(own.error).not.toHaveBeenCalled();
    world.waits[0]?.act();
    await tick();
    expect(world.sinks).toHaveLength(2);
    world.sinks[1]?.error([{ message: 'no' }]);
    expect(own.error).toHaveBeenCalledWith([{ message: 'no' }]);
    stop();
    expect(world.stopped).toBe(1);
  });

  test('the socket is down after three failed attempts and live when connected', async () => {
    const { socket, world } = setUp();
    const states: SocketState[] = [];
    socket.onState((state) => states.push(state));
    socket.subscribe({ query: QUESTION }, sink());
    await tick();
    const { onConnecting, onConnected, onClosed } = world.options ?? ({} as SocketClientOptions);
    for (let attempt = 0; attempt < 3; attempt++) {
      onConnecting();
      onClosed();
    }
    expect(states).toEqual(['connecting', 'down']);
    onConnecting();
    expect(socket.state()).toBe('down');
    onConnected();
    onClosed();
    expect(states).toEqual(['connecting', 'down', 'live', 'connecting']);
  });
});

test('reconnect waits double up to half a minute, half of each at random', () => {
  expect([0, 1, 2, 3, 10, 1_000].map((retry) => backoffMs(retry, () => 1))).toEqual([500, 1_000, 2_000, 4_000, 30_000, 30_000]);
  expect(backoffMs(2, () => 0)).toBe(1_000);
});
