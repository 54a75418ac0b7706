import { describe, expect, it } from 'vitest';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import { listen, messages, readings, states } from './listen.ts';

describe('states', () => {
  it('states start with the current one, follow every change and miss none in between', async () => {
    const bus = createMemoryBus();
    const changes = listen(bus, 'topic');
    let state = 1;
    bus.publish('topic', {});
    const seen = states(changes, () => Promise.resolve(state));
    expect((await seen.next()).value).toBe(1);
    state = 2;
    expect((await seen.next()).value, 'the change from before the first reading').toBe(2);
    const next = seen.next();
    state = 3;
    bus.publish('topic', {});
    expect((await next).value).toBe(3);
  });

  it('a subscription reads the data once for many simultaneous changes', async () => {
    const bus = createMemoryBus();
    let readings = 0;
    const seen = states(listen(bus, 'topic'), () => Promise.resolve((readings += 1)));
    await seen.next();
    for (let time = 0; time < 10; time += 1) bus.publish('topic', {});
    await seen.next();
    expect(readings).toBe(2);
  });

  it('states end with the session, and stop listening when their reader leaves', async () => {
    const bus = createMemoryBus();
    const seen = states(listen(bus, 'topic', 'end'), () => Promise.resolve(0));
    await seen.next();
    const next = seen.next();
    bus.publish('end', {});
    expect(await next).toEqual({ done: true, value: undefined });

    const changes = listen(bus, 'topic');
    const others = states(changes, () => Promise.resolve(0));
    await others.next();
    await others.return?.();
    expect(await changes.next()).toMatchObject({ done: true });
  });
});

describe('messages', () => {
  it('a subscription yields every message in order', async () => {
    const bus = createMemoryBus();
    const all = messages(bus, 'topic');
    for (const message of [1, 2, 3]) bus.publish('topic', message);
    expect([await all.next(), await all.next(), await all.next()].map(({ value }) => value as number)).toEqual([1, 2, 3]);
    const next = all.next();
    bus.publish('topic', 4);
    expect((await next).value).toBe(4);
  });

  it('messages end with the session, or for a reader more than 1,000 messages behind', async () => {
    const bus = createMemoryBus();
    const ended = messages(bus, 'topic', 'end');
    const next = ended.next();
    bus.publish('end', {});
    expect(await next).toMatchObject({ done: true });
    const slow = messages(bus, 'topic');
    for (let time = 0; time < 1_001; time += 1) bus.publish('topic', time);
    expect(await slow.next()).toMatchObject({ done: true });
  });
});

describe('a reader who leaves', () => {
  function countingBus(): { readonly bus: Bus; readonly listeners: () => number } {
    const bus = createMemoryBus();
    const listening = new Set<symbol>();
    return {
      listeners: () => listening.size,
      bus: {
        ...bus,
        subscribe: (topic, listener) => {
          const own = Symbol(topic);
          listening.add(own);
          const stop = bus.subscribe(topic, listener);
          return () => (listening.delete(own), stop());
        },
      },
    };
  }
  const kinds = {
    states: (bus: Bus) => states(listen(bus, 'topic', 'end'), () => Promise.resolve(0)),
    readings: (bus: Bus) => readings(messages(bus, 'topic', 'end'), (message) => [message]),
  };

  it.each(Object.entries(kinds))('a reader of %s who leaves without a message leaves no listener', async (_name, open) => {
    const { bus, listeners } = countingBus();
    for (let time = 0; time < 200; time += 1) {
      const seen = open(bus);
      if (time % 2 === 0) bus.publish('topic', 'one');
      const first = time % 2 === 0 ? await seen.next() : null;
      expect(first?.done ?? false).toBe(false);
      const waiting = time % 3 === 0 ? null : seen.next();
      await seen.return?.();
      if (waiting) await waiting;
      expect(await seen.next()).toMatchObject({ done: true });
    }
    expect(listeners()).toBe(0);
  });

  it('a failed reading throws and stops listening', async () => {
    const { bus, listeners } = countingBus();
    const seen = states(listen(bus, 'topic'), () => Promise.reject(new Error('no database')));
    await expect(seen.next()).rejects.toThrow('no database');
    expect(listeners()).toBe(0);
  });
});
