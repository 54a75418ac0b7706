import { EventWatcher } from './eventWatcher.ts';
import { FramePace } from './framePace.ts';
import { PriceTable } from './priceTable.ts';
import type { EventPricesMessage, EventState, PriceTransport, PriceView } from './types.ts';

/** Messages held for the next frame; a hidden page draws none, so that beyond this they are taken at once. */
const MAX_INBOX = 2_000;
/** Events kept after nobody looks at them, for the way back. */
const MAX_IDLE_EVENTS = 100;

export type PriceStorePorts = {
  readonly transport: PriceTransport;
  /** Milliseconds, steady. */
  readonly now: () => number;
  /** Runs `act` once, before the next frame is drawn. */
  readonly onNextFrame: (act: () => void) => void;
  /** Runs `act` once, when the browser has answered its player. */
  readonly onNextTask: (act: () => void) => void;
  readonly after: (ms: number, act: () => void) => () => void;
};

/** Prices of what is on screen. Read by `useSyncExternalStore`, one listener per odds button, told once per frame. */
export class PriceStore {
  readonly #table = new PriceTable();
  readonly #watcher: EventWatcher;
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #eventListeners = new Map<string, Set<() => void>>();
  readonly #idleEvents = new Set<string>();
  /** Selections that look different and whose listeners do not know yet, the longest waiting first. */
  readonly #untold = new Set<string>();
  readonly #pace = new FramePace();
  #inbox: EventPricesMessage[] = [];
  #isFlushDue = false;
  /** A full frame is being drawn: how long the next one has to wait is not known yet. */
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

  /** Null until the first message that speaks of it. */
  price = (selectionId: string): PriceView | null => this.#table.price(selectionId);
  event = (eventId: string): EventState | null => this.#table.event(eventId);
  subscribe = (selectionId: string, listener: () => void): (() => void) => listen(this.#listeners, selectionId, listener);
  subscribeToEvent = (eventId: string, listener: () => void): (() => void) => listen(this.#eventListeners, eventId, listener);
  /** Keeps these events live until the returned function is called; counted, so that shelves may overlap. */
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
    // A task of their own: what is drawn for prices is work enough for a frame.
    if (changedEvents.size > 0) this.ports.onNextTask(() => changedEvents.forEach((id) => void tell(this.#eventListeners, id)));
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
      if (tell(this.#listeners, id)) told += 1;
    }
    if (!this.#pace.isTelling(told)) return;
    this.#isLearning = true;
    // A timer that is due at once runs when the frame is drawn.
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

/** Whether somebody listens. */
function tell(listeners: Map<string, Set<() => void>>, id: string): boolean {
  const own = listeners.get(id);
  if (!own) return false;
  for (const listener of own) listener();
  return true;
}
