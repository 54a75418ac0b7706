import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection, isConnected, watchConnection } from './connection.ts';
import type { SocketState } from './socket/types.ts';

let stop = (): void => undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function watch() {
  const world = { isReached: true, calls: 0, tell: (_state: SocketState): void => undefined };
  stop = watchConnection({
    socket: {
      state: () => 'live',
      onState: (listener) => {
        world.tell = listener;
        return () => undefined;
      },
    },
    now: () => 1_000,
    reach: async () => {
      world.calls += 1;
      return world.isReached;
    },
  });
  return world;
}
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const browserSays = async (isOnline: boolean): Promise<void> => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  await passes(0);
};

test('a loss that the browser reports counts at once, with its instant and without a call', async () => {
  const world = watch();
  await browserSays(false);
  expect([connection.getState().lostAt, world.calls]).toEqual([1_000, 0]);
});

test('a return that the browser reports counts once the site answers', async () => {
  const world = watch();
  await browserSays(false);
  world.isReached = false;
  await browserSays(true);
  expect(isConnected()).toBe(false);
  world.isReached = true;
  await passes(3_000);
  expect(isConnected()).toBe(true);
});

test('a socket that goes down is a loss only if the site does not answer', async () => {
  const world = watch();
  world.tell('down');
  await passes(0);
  expect(isConnected()).toBe(true);
  world.isReached = false;
  world.tell('down');
  await passes(0);
  expect(isConnected()).toBe(false);
  world.tell('live');
  expect(isConnected()).toBe(true);
});

test('a watcher that is disposed of asks no more', async () => {
  const world = watch();
  world.isReached = false;
  world.tell('down');
  await passes(0);
  stop();
  const { calls } = world;
  await passes(60_000);
  expect([world.calls, isConnected()]).toEqual([calls, true]);
});
