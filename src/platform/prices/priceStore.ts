import { EventWatcher } from './eventWatcher.ts';
import { FramePace } from './framePace.ts';
import { PriceTable } from './priceTable.ts';
import type { EventPricesMessage, EventState, PriceTransport, PriceView } from './types.ts';

/** Waiting messages are applied without a frame at this number, because hidden pages draw none. */
const MAX_INBOX = 2_000;
const MAX_IDLE_EVENTS = 100;

export type PriceStorePorts = {
  readonly transport: PriceTransport;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly onNextFrame: (act: () => void) => void;
  readonly onNextTask: (act: () => void) => void;
  readonly after: (ms: number, act: () => void) => () => void;
};

export class PriceStore {
  readonly #table = new PriceTable();
  readonly #watcher: EventWatcher;
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #eventListeners = new Map<string, Set<() => void>>();
  readonly #idleEvents = new Set<string>();
  readonly #untold = new Set<string>();
  readonly #pace = new FramePace();
  #inbox: EventPricesMessage[] = [];
  #isFlushDue = false;
  #isLearning = false;
  #isFlushWanted = false;
  #cancelExpiry: (() => void) | null = null;

  constructor(private readonly ports: PriceStorePorts) {
    this.#watcher = new EventWatcher({
      transport: ports.transport,
      after: ports.after,
      onNextTask: ports.onNextTask,
      onMessage: this.receive,
      onIdle: (eventId) => this.#retire(eventId),
      onWatched: (eventId) => this.#idleEvents.delete(eventId),
    });
  }

  price = (selectionId: string): PriceView | null => this.#table.price(selectionId);
  event = (eventId: string): EventState | null => this.#table.event(eventId);
  subscribe = (selectionId: string, listener: () => void): (() => void) => listen(this.#listeners, selectionId, listener);
  subscribeToEvent = (eventId: string, listener: () => void): (() => void) => listen(this.#eventListeners, eventId, listener);
  watchEvents = (eventIds: readonly string[]): (() => void) => this.#watcher.watch(eventIds);
  dispose = (): void => {
    this.#watcher.dispose();
    this.#cancelExpiry?.();
  };

  receive = (message: EventPricesMessage): void => {
    this.#inbox.push(message);
    if (this.#inbox.length >= MAX_INBOX) this.flush();
    else this.#flushNextFrame();
  };

  flush = (): void => {
    this.#isFlushDue = false;
    const messages = this.#inbox;
    this.#inbox = [];
    const changedEvents = new Set<string>();
    const now = this.ports.now();
    this.#table.expireTrends(now, this.#untold);
    for (const message of messages) this.#table.apply(message, now, this.#untold, changedEvents);
    this.#scheduleExpiry(now);
    this.#tellSome(now);
    if (changedEvents.size > 0) this.ports.onNextTask(() => changedEvents.forEach((id) => void notify(this.#eventListeners, id)));
  };

  #flushNextFrame(): void {
    this.#isFlushWanted = this.#isLearning;
    if (this.#isFlushDue || this.#isLearning) return;
    this.#isFlushDue = true;
    const rest = this.#pace.restAt(this.ports.now());
    if (rest === 0) this.ports.onNextFrame(this.flush);
    else this.ports.after(rest, () => this.ports.onNextFrame(this.flush));
  }

  #tellSome(now: number): void {
    let told = 0;
    for (const id of this.#untold) {
      if (told >= this.#pace.share) break;
      this.#untold.delete(id);
      if (notify(this.#listeners, id)) told += 1;
    }
    if (!this.#pace.isTelling(told)) return;
    this.#isLearning = true;
    this.ports.after(0, () => {
      this.#pace.learn(told, now, this.ports.now());
      this.#isLearning = false;
      if (this.#isFlushWanted || this.#untold.size > 0) this.#flushNextFrame();
    });
  }

  #scheduleExpiry(now: number): void {
    const next = this.#table.nextExpiry();
    if (next === null || this.#cancelExpiry !== null) return;
    this.#cancelExpiry = this.ports.after(Math.max(0, next - now), () => {
      this.#cancelExpiry = null;
      this.#flushNextFrame();
    });
  }

  #retire(eventId: string): void {
    this.#idleEvents.add(eventId);
    for (const oldest of this.#idleEvents) {
      if (this.#idleEvents.size <= MAX_IDLE_EVENTS) return;
      this.#idleEvents.delete(oldest);
      this.#table.forget(oldest);
    }
  }
}

function listen(listeners: Map<string, Set<() => void>>, id: string, listener: () => void): () => void {
  const own = listeners.get(id) ?? new Set();
  listeners.set(id, own.add(listener));
  return () => {
    own.delete(listener);
    if (own.size === 0 && listeners.get(id) === own) listeners.delete(id);
  };
}

function notify(listeners: Map<string, Set<() => void>>, id: string): boolean {
  const own = listeners.get(id);
  if (!own) return false;
  for (const listener of own) listener();
  return true;
}
