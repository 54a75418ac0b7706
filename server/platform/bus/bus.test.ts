import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#tests/support/port.ts';
import { hasRedis, startRedis, type TestRedis } from '#tests/support/redis.ts';
import type { Bus } from './bus.ts';
import { createMemoryBus } from './memoryBus.ts';
import { createRedisBus } from './redisBus.ts';

describe('a bus in memory', () => {
  test('a bus in memory notifies all listeners in order, and none that has stopped', () => {
    const bus = createMemoryBus();
    const heard: string[] = [];
    const stop = bus.subscribe('a', (message) => heard.push(`first ${String(message)}`));
    bus.subscribe('a', (message) => heard.push(`second ${String(message)}`));
    bus.publish('a', 1);
    bus.publish('b', 2);
    stop();
    stop();
    bus.publish('a', 3);
    expect(heard).toEqual(['first 1', 'second 1', 'second 3']);
  });

  test('a listener that throws is reported, and the others are notified', () => {
    const errors: unknown[] = [];
    const bus = createMemoryBus((error) => errors.push(error));
    const heard: unknown[] = [];
    bus.subscribe('a', () => {
      throw new Error('broken');
    });
    bus.subscribe('a', (message) => heard.push(message));
    bus.publish('a', 1);
    expect(heard).toEqual([1]);
    expect(errors).toHaveLength(1);
  });

  test('a function may listen twice, and listeners may be added and removed during a message', () => {
    const bus = createMemoryBus();
    let count = 0;
    const listener = (): void => {
      count += 1;
    };
    const stop = bus.subscribe('a', listener);
    bus.subscribe('a', listener);
    bus.subscribe('a', () => {
      stop();
      bus.subscribe('a', listener);
    });
    bus.publish('a', null);
    expect(count).toBe(2);
    bus.publish('a', null);
    expect(count).toBe(4);
  });
});

describe.skipIf(!hasRedis)('a bus over a Redis-compatible server (needs redis-server)', () => {
  let server: TestRedis;
  let url: string;
  beforeAll(async () => {
    server = await startRedis();
    ({ url } = server);
  });
  afterAll(() => server?.stop());

  /** Waits until the bus delivers a message that this test published: only then is the subscription active. */
  async function ready(bus: Bus, topic: string): Promise<void> {
    await new Promise<void>((resolve) => {
      const stop = bus.subscribe(topic, () => {
        stop();
        clearInterval(knocking);
        resolve();
      });
      const knocking = setInterval(() => bus.publish(topic, 'knock'), 5);
    });
  }

  test('a Redis bus carries messages between processes in order and unchanged', async () => {
    const [here, there] = [await createRedisBus(url), await createRedisBus(url)];
    const heard: unknown[] = [];
    const all = new Promise<void>((resolve) => {
      there.subscribe('world', (message) => {
        if (typeof message === 'object' && heard.push(message) === 50) resolve();
      });
    });
    await ready(there, 'world');
    const sent = Array.from({ length: 50 }, (_, version) => ({ version: String(version), points: null, names: ['é', '"'] }));
    for (const message of sent) here.publish('world', message);
    await all;
    expect(heard).toEqual(sent);
    await Promise.all([here.close(), there.close()]);
  });

  test('a stopped listener gets no message, and another listener of the topic does', async () => {
    const bus = await createRedisBus(url);
    const heard: string[] = [];
    const stop = bus.subscribe('a', () => heard.push('stopped'));
    const last = new Promise<void>((resolve) => bus.subscribe('a', (message) => message === 'last' && resolve()));
    await ready(bus, 'a');
    stop();
    await ready(bus, 'b');
    heard.length = 0;
    bus.publish('a', 'last');
    await last;
    expect(heard).toEqual([]);
    await bus.close();
  });

  test('a Redis bus closes while its server is gone', async () => {
    const own = await startRedis();
    let isLost: () => void = () => undefined;
    const lost = new Promise<void>((resolve) => (isLost = resolve));
    const bus = await createRedisBus(own.url, () => isLost());
    const stop = bus.subscribe('a', () => undefined);
    own.stop();
    await lost;
    stop();
    await bus.close();
    expect(bus.isConnected?.()).toBe(false);
  });

  test('a Redis bus closes while its server does not answer', async () => {
    const own = await startRedis();
    const bus = await createRedisBus(own.url);
    const stop = bus.subscribe('a', () => undefined);
    own.freeze();
    stop();
    await bus.close();
    expect(bus.isConnected?.()).toBe(false);
    own.stop();
  });

  test('a Redis bus with a wrong address is refused with the reason', async () => {
    await expect(createRedisBus(`redis://127.0.0.1:${await freePort()}`)).rejects.toThrow('No Redis-compatible server answers');
  });
});
