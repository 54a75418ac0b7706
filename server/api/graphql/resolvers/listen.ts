import type { Bus } from '#server/platform/bus/bus.ts';

/**
 * Yields `true` once for all messages since the last read. Ends on a message of the topic `endTopic`. Subscribes immediately, before the
 * first read.
 */
export function listen(bus: Bus, topic: string, endTopic?: string): AsyncIterableIterator<true> {
  let isRinging = false;
  let isOver = false;
  let wake: (() => void) | null = null;
  const ring = (over: boolean): void => {
    isRinging = true;
    isOver ||= over;
    wake?.();
  };
  const stops = [bus.subscribe(topic, () => ring(false)), ...(endTopic === undefined ? [] : [bus.subscribe(endTopic, () => ring(true))])];
  const end = (): IteratorResult<true> => {
    for (const stop of stops.splice(0)) stop();
    return { done: true, value: undefined };
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: async () => {
      if (!isRinging && !isOver) await new Promise<void>((resolve) => (wake = resolve));
      wake = null;
      isRinging = false;
      return isOver ? end() : { done: false, value: true };
    },
    return: () => {
      ring(true);
      return Promise.resolve(end());
    },
  };
}

export const states = <T>(changes: AsyncIterableIterator<true>, read: () => Promise<T>): AsyncIterableIterator<T> =>
  readings(
    changes,
    async () => [await read()],
    async () => [await read()],
  );

export function readings<C, T>(
  changes: AsyncIterableIterator<C>,
  read: (change: C) => Several<T>,
  first: () => Several<T> = () => [],
): AsyncIterableIterator<T> {
  const ready: T[] = [];
  let hasBegun = false;
  let isOver = false;
  const end = async (): Promise<IteratorResult<T>> => {
    isOver = true;
    await changes.return?.();
    return { done: true, value: undefined };
  };
  const refill = async (): Promise<void> => {
    if (!hasBegun) {
      hasBegun = true;
      ready.push(...(await first()));
      return;
    }
    const change = await changes.next();
    if (change.done) isOver = true;
    else ready.push(...(await read(change.value)));
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: async () => {
      try {
        while (ready.length === 0 && !isOver) await refill();
      } catch (error) {
        await end();
        throw error;
      }
      return isOver ? end() : { done: false, value: ready.shift() as T };
    },
    return: end,
  };
}
type Several<T> = readonly T[] | Promise<readonly T[]>;

/** Maximum unread messages. A slower subscriber must reconnect. */
const MAX_BEHIND = 1_000;

/** Yields every message. Ends on a message of the topic `endTopic`, or if the reader is too slow. */
export function messages(bus: Bus, topic: string, endTopic?: string): AsyncIterableIterator<unknown> {
  const waiting: unknown[] = [];
  let isOver = false;
  let wake: (() => void) | null = null;
  const stops = [
    bus.subscribe(topic, (message) => {
      isOver ||= waiting.push(message) > MAX_BEHIND;
      wake?.();
    }),
    ...(endTopic === undefined ? [] : [bus.subscribe(endTopic, () => end())]),
  ];
  const end = (): IteratorResult<unknown> => {
    isOver = true;
    for (const stop of stops.splice(0)) stop();
    wake?.();
    return { done: true, value: undefined };
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: async () => {
      if (waiting.length === 0 && !isOver) await new Promise<void>((resolve) => (wake = resolve));
      wake = null;
      return isOver ? end() : { done: false, value: waiting.shift() };
    },
    return: () => Promise.resolve(end()),
  };
}

/** Yields topics with new messages. Ends on a message of the topic `endTopic`. The returned `listen` replaces the list of topics. */
export function followed(bus: Bus, endTopic: string) {
  const stops = new Map<string, () => void>();
  let rung = new Set<string>();
  let isOver = false;
  let wake: (() => void) | null = null;
  const ring = (topic: string): void => {
    rung.add(topic);
    wake?.();
  };
  const end = (): IteratorResult<ReadonlySet<string>> => {
    isOver = true;
    for (const stop of stops.values()) stop();
    stops.clear();
    wake?.();
    return { done: true, value: undefined };
  };
  stops.set(endTopic, bus.subscribe(endTopic, end));
  const listenTo = (wanted: readonly string[]): void => {
    if (isOver) return;
    const kept = new Set([endTopic, ...wanted]);
    for (const [topic, stop] of stops)
      if (!kept.has(topic)) {
        stop();
        stops.delete(topic);
      }
    for (const topic of kept)
      if (!stops.has(topic))
        stops.set(
          topic,
          bus.subscribe(topic, () => ring(topic)),
        );
  };
  const changes: AsyncIterableIterator<ReadonlySet<string>> = {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: async () => {
      if (rung.size === 0 && !isOver) await new Promise<void>((resolve) => (wake = resolve));
      wake = null;
      if (isOver) return end();
      const value = rung;
      rung = new Set();
      return { done: false, value };
    },
    return: () => Promise.resolve(end()),
  };
  return { listen: listenTo, changes };
}
