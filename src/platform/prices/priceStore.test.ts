import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { LINGER_MS, POLL_MS } from './eventWatcher.ts';
import { FramePace, LEAST, TARGET_MS } from './framePace.ts';
import { PriceStore } from './priceStore.ts';
import { TREND_MS } from './priceTable.ts';
import type { EventPricesMessage, PriceTransport } from './types.ts';

const SHARE = new FramePace().share;

type Timer = { readonly at: number; readonly act: () => void };

function setUp() {
  const world = {
    now: 0,
    timers: [] as Timer[],
    frames: [] as (() => void)[],
    server: new Map<string, EventPricesMessage>(),
    subscribers: new Map<string, (message: EventPricesMessage) => void>(),
    snapshots: [] as (readonly string[])[],
    connection: (_isLive: boolean): void => undefined,
  };
  const transport: PriceTransport = {
    snapshot: async (ids) => {
      world.snapshots.push(ids);
      return ids.flatMap((id) => world.server.get(id) ?? []);
    },
    subscribe: (id, onMessage) => {
      world.subscribers.set(id, onMessage);
      return () => world.subscribers.delete(id);
    },
    onConnection: (listener) => {
      world.connection = listener;
      listener(false);
      return () => undefined;
    },
  };
  const store = new PriceStore({
    transport,
    now: () => world.now,
    onNextFrame: (act) => world.frames.push(act),
    onNextTask,
    after: (ms, act) => {
      const timer = { at: world.now + ms, act };
      world.timers.push(timer);
      return () => {
        world.timers = world.timers.filter((other) => other !== timer);
      };
    },
  });
  const frame = (): void => world.frames.splice(0).forEach((act) => act());
  const pass = (ms: number): void => {
    world.now += ms;
    for (const timer of world.timers.filter(({ at }) => at <= world.now)) {
      world.timers = world.timers.filter((other) => other !== timer);
      timer.act();
    }
  };
  return { world, store, frame, pass };
}

const selection = (id: string, num: string, den = '100', extra: Partial<EventPricesMessage['selections'][number]> = {}) => ({
  id,
  num,
  den,
  status: 'OPEN' as const,
  points: null,
  ...extra,
});
const message = (version: number, selections: EventPricesMessage['selections'], eventId = 'e1'): EventPricesMessage => ({
  eventId,
  version: String(version),
  status: 'IN_PLAY',
  matchProgress: 'IN_PROGRESS',
  scoreboard: null,
  selections,
});
let tasks = 0;
function onNextTask(act: () => void): void {
  tasks += 1;
  setImmediate(() => {
    tasks -= 1;
    act();
  });
}
async function quiet(): Promise<void> {
  do await new Promise<void>((resolve) => setImmediate(resolve));
  while (tasks > 0);
}

describe('reading', () => {
  test('a price is null before its first message and the same object while unchanged', () => {
    const { store, frame } = setUp();
    expect(store.price('a')).toBeNull();
    store.receive(message(1, [selection('a', '150')]));
    expect(store.price('a')).toBeNull();
    frame();
    const first = store.price('a');
    expect(first).toEqual({ num: 150n, den: 100n, status: 'OPEN', points: null, trend: null });
    store.receive(message(2, [selection('a', '150')]));
    frame();
    expect(store.price('a')).toBe(first);
  });

  test('messages of one frame notify a listener once, and only for its changed selection', () => {
    const { store, frame } = setUp();
    const [a, b] = [vi.fn(), vi.fn()];
    store.subscribe('a', a);
    store.subscribe('b', b);
    store.receive(message(1, [selection('a', '100'), selection('b', '100')]));
    frame();
    for (let version = 2; version < 20; version++) store.receive(message(version, [selection('a', String(100 + version))]));
    frame();
    expect(a).toHaveBeenCalledTimes(2);
    expect(b).toHaveBeenCalledTimes(1);
    expect(store.price('a')?.num).toBe(119n);
  });

  test('a page without frames applies messages when too many wait', () => {
    const { store } = setUp();
    for (let version = 1; version <= 2_000; version++) store.receive(message(version, [selection('a', String(version))]));
    expect(store.price('a')?.num).toBe(2_000n);
  });
});

describe('a storm of changes', () => {
  test('a burst of changes is spread over frames, and each listener is notified once with the newest price', () => {
    const { store, frame, pass, world } = setUp();
    const ids = Array.from({ length: SHARE + LEAST * 2 + 10 }, (_, index) => `s${index}`);
    const told = ids.map((id) => {
      const listener = vi.fn();
      store.subscribe(id, listener);
      return listener;
    });
    const count = (): number => told.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    store.receive(
      message(
        1,
        ids.map((id) => selection(id, '100')),
      ),
    );
    frame();
    expect(count()).toBe(SHARE);
    store.receive(message(2, [selection(ids.at(-1) ?? '', '250')]));
    // Requests no frame until the full frame's duration is known. Then the store pauses for as long.
    expect(world.frames).toHaveLength(0);
    for (const expected of [SHARE + LEAST, SHARE + LEAST * 2, ids.length]) {
      pass(TARGET_MS);
      expect(world.frames).toHaveLength(0);
      pass(TARGET_MS);
      expect(world.frames).toHaveLength(1);
      frame();
      expect(count()).toBe(expected);
    }
    expect(told.every(({ mock }) => mock.calls.length === 1)).toBe(true);
    expect(store.price(ids.at(-1) ?? '')?.num).toBe(250n);
    expect(world.frames).toHaveLength(0);
  });

  test('a trend that ends before a frame’s duration is known is cleared', () => {
    const { store, frame, pass } = setUp();
    const ids = Array.from({ length: SHARE }, (_, index) => `s${index}`);
    for (const id of ids) store.subscribe(id, () => undefined);
    for (const num of ['100', '110']) {
      store.receive(message(Number(num), [selection('a', num)], 'e2'));
      frame();
    }
    pass(TREND_MS - 1);
    const all = ids.map((id) => selection(id, '100'));
    store.receive(message(1, all));
    frame();
    expect(store.price('a')?.trend).toBe('up');
    pass(1);
    pass(TARGET_MS);
    frame();
    expect(store.price('a')?.trend).toBeNull();
  });

  test('price changes without listeners need no frame', () => {
    const { store, frame, world } = setUp();
    const ids = Array.from({ length: SHARE * 3 }, (_, index) => `s${index}`);
    store.receive(
      message(
        1,
        ids.map((id) => selection(id, '100')),
      ),
    );
    frame();
    expect(world.frames).toHaveLength(0);
  });
});

describe('the highlight', () => {
  test('a trend lasts two seconds and starts again with each move', () => {
    const { store, frame, pass } = setUp();
    store.receive(message(1, [selection('a', '100')]));
    frame();
    store.receive(message(2, [selection('a', '110')]));
    frame();
    expect(store.price('a')?.trend).toBe('up');
    pass(TREND_MS - 1);
    frame();
    store.receive(message(3, [selection('a', '105')]));
    frame();
    expect(store.price('a')?.trend).toBe('down');
    pass(TREND_MS - 1);
    frame();
    expect(store.price('a')?.trend).toBe('down');
    pass(1);
    frame();
    expect(store.price('a')?.trend).toBeNull();
  });

  test('prices of different lines have no trend', () => {
    const { store, frame } = setUp();
    store.receive(message(1, [selection('a', '100', '100', { points: '3.5' })]));
    frame();
    store.receive(message(2, [selection('a', '200', '100', { points: '4.5' })]));
    frame();
    expect(store.price('a')).toMatchObject({ trend: null, points: '4.5' });
  });

  test('the trend compares ratios and not numerators', () => {
    const { store, frame } = setUp();
    store.receive(message(1, [selection('a', '10', '11')]));
    frame();
    store.receive(message(2, [selection('a', '100', '115')]));
    frame();
    expect(store.price('a')?.trend).toBe('down');
  });
});

test('reordered, repeated and late messages end in the server’s prices', () => {
  const change = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    num: fc.integer({ min: 1, max: 500 }).map(String),
    status: fc.constantFrom('OPEN' as const, 'CLOSED' as const),
  });
  fc.assert(
    fc.property(
      fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 }),
      fc.infiniteStream(fc.nat()),
      (changes, luck) => {
        const { store, frame } = setUp();
        const server = new Map<string, { readonly num: string; readonly status: string }>();
        const sent = changes.flatMap((selections, index) => {
          for (const { id, num, status } of selections) server.set(id, { num, status });
          const last = [...new Map(selections.map((one) => [one.id, one])).values()];
          const one = message(
            index + 1,
            last.map(({ id, num, status }) => selection(id, num, '100', { status })),
          );
          return luck.next().value % 3 === 0 ? [one, one] : [one];
        });
        const shuffled = sent.map((one) => ({ one, at: luck.next().value })).toSorted((x, y) => x.at - y.at);
        for (const { one, at } of shuffled) {
          store.receive(one);
          if (at % 2 === 0) frame();
        }
        frame();
        for (const [id, { num, status }] of server) expect(store.price(id)).toMatchObject({ num: BigInt(num), status });
      },
    ),
    { numRuns: 200 },
  );
});

describe('watching events', () => {
  test('new events are loaded in one query and then subscribed to', async () => {
    const { store, world } = setUp();
    world.server.set('e1', message(5, [selection('a', '100')]));
    store.watchEvents(['e1', 'e2']);
    store.watchEvents(['e2', 'e3']);
    await quiet();
    expect(world.snapshots).toEqual([['e1', 'e2', 'e3']]);
    expect([...world.subscribers.keys()]).toEqual(['e1', 'e2', 'e3']);
  });

  test('a subscription ends a moment after its last watcher', async () => {
    const { store, world, pass } = setUp();
    const [first, second] = [store.watchEvents(['e1']), store.watchEvents(['e1'])];
    await quiet();
    first();
    first();
    pass(LINGER_MS);
    expect(world.subscribers.size).toBe(1);
    second();
    pass(LINGER_MS - 1);
    const back = store.watchEvents(['e1']);
    pass(LINGER_MS);
    expect(world.subscribers.size).toBe(1);
    back();
    pass(LINGER_MS);
    expect(world.subscribers.size).toBe(0);
  });

  test('events are polled while the socket is down', async () => {
    const { store, world, pass } = setUp();
    store.watchEvents(['e1']);
    await quiet();
    pass(POLL_MS);
    await quiet();
    pass(POLL_MS);
    await quiet();
    expect(world.snapshots).toHaveLength(3);
    world.connection(true);
    pass(POLL_MS * 3);
    await quiet();
    expect(world.snapshots).toHaveLength(3);
  });

  test('events are loaded again when a lost connection returns, not at the first one', async () => {
    const { store, world } = setUp();
    store.watchEvents(['e1']);
    await quiet();
    world.connection(true);
    await quiet();
    expect(world.snapshots).toHaveLength(1);
    world.connection(false);
    world.connection(true);
    await quiet();
    expect(world.snapshots).toHaveLength(2);
  });

  test('a query asks for at most 200 events', async () => {
    const { store, world } = setUp();
    store.watchEvents(Array.from({ length: 450 }, (_, index) => `e${index}`));
    await quiet();
    expect(world.snapshots.map(({ length }) => length)).toEqual([200, 200, 50]);
  });

  test('the oldest unwatched events are forgotten and recent ones kept', async () => {
    const { store, world, frame, pass } = setUp();
    for (let index = 0; index < 102; index++) {
      world.server.set(`e${index}`, message(1, [selection(`s${index}`, '100')], `e${index}`));
      const stop = store.watchEvents([`e${index}`]);
      await quiet();
      frame();
      stop();
      pass(LINGER_MS);
    }
    expect(store.price('s0')).toBeNull();
    expect(store.price('s1')).toBeNull();
    expect(store.price('s101')).not.toBeNull();
  });

  test('a failed query is repeated at the next poll, and the subscription starts', async () => {
    const { store, world, pass } = setUp();
    const ok = world.server;
    world.server = {
      get: () => {
        throw new Error('down');
      },
    } as never;
    store.watchEvents(['e1']);
    await quiet();
    expect(world.subscribers.has('e1')).toBe(true);
    world.server = ok;
    pass(POLL_MS);
    await quiet();
    expect(world.snapshots).toHaveLength(2);
  });
});

test('an event’s status and score are notified apart from prices, newest version only', async () => {
  const { store, frame } = setUp();
  const listener = vi.fn();
  store.subscribeToEvent('e1', listener);
  const scoreboard = { homeScore: 7, awayScore: 3, period: 'Q2', clock: '4:10', turn: null, situation: null };
  store.receive({ ...message(2, []), scoreboard });
  frame();
  store.receive({ ...message(1, []), scoreboard: { ...scoreboard, homeScore: 0 } });
  store.receive({ ...message(3, []), scoreboard: { ...scoreboard } });
  frame();
  expect(store.event('e1')).toEqual({ status: 'IN_PLAY', matchProgress: 'IN_PROGRESS', scoreboard });
  expect(listener).not.toHaveBeenCalled();
  await quiet();
  expect(listener).toHaveBeenCalledTimes(1);
  store.receive({ ...message(4, []), scoreboard: { ...scoreboard, homeScore: 14 } });
  frame();
  await quiet();
  expect(listener).toHaveBeenCalledTimes(2);
  store.dispose();
});
