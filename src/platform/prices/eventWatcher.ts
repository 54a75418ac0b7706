import { reportError } from '../telemetry.ts';
import type { EventPricesMessage, PriceTransport } from './types.ts';

const SNAPSHOT_SIZE = 200;
export const POLL_MS = 5_000;
export const LINGER_MS = 1_000;

type Watched = { count: number; stop: (() => void) | null; cancelLinger: (() => void) | null };

export type EventWatcherPorts = {
  readonly transport: PriceTransport;
  readonly after: (ms: number, act: () => void) => () => void;
  readonly onNextTask: (act: () => void) => void;
  readonly onMessage: (message: EventPricesMessage) => void;
  readonly onWatched: (eventId: string) => void;
  readonly onIdle: (eventId: string) => void;
};

/** Queries the prices of watched events, then subscribes. Polls while the socket is down. */
export class EventWatcher {
  readonly #watched = new Map<string, Watched>();
  #fresh = new Set<string>();
  #isLive = false;
  #wasLive = false;
  #cancelPoll: (() => void) | null = null;
  readonly #stopListening: () => void;

  constructor(private readonly ports: EventWatcherPorts) {
    this.#stopListening = ports.transport.onConnection((isLive) => this.#onConnection(isLive));
  }

  watch(eventIds: readonly string[]): () => void {
    const ids = new Set(eventIds);
    for (const id of ids) this.#retain(id);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      for (const id of ids) this.#release(id);
    };
  }

  dispose(): void {
    this.#stopListening();
    this.#cancelPoll?.();
    for (const entry of this.#watched.values()) {
      entry.cancelLinger?.();
      entry.stop?.();
    }
    this.#watched.clear();
    this.#fresh.clear();
  }

  #retain(id: string): void {
    const known = this.#watched.get(id);
    if (known) {
      known.count += 1;
      known.cancelLinger?.();
      known.cancelLinger = null;
      return;
    }
    this.#watched.set(id, { count: 1, stop: null, cancelLinger: null });
    this.ports.onWatched(id);
    if (this.#fresh.size === 0) this.ports.onNextTask(() => this.#start());
    this.#fresh.add(id);
  }

  #release(id: string): void {
    const entry = this.#watched.get(id);
    if (!entry || --entry.count > 0) return;
    entry.cancelLinger = this.ports.after(LINGER_MS, () => {
      entry.stop?.();
      this.#watched.delete(id);
      this.#fresh.delete(id);
      this.ports.onIdle(id);
    });
  }

  /** Queries all events added in one task together, then subscribes to each in its own task. */
  #start(): void {
    const ids = [...this.#fresh].filter((id) => this.#watched.has(id));
    this.#fresh = new Set();
    if (ids.length === 0) return;
    void this.#query(ids).then(() => {
      this.#listenInTurn(ids);
      this.#poll();
    });
  }

  #listenInTurn([id, ...others]: readonly string[]): void {
    if (id === undefined) return;
    const entry = this.#watched.get(id);
    if (entry && entry.stop === null) entry.stop = this.ports.transport.subscribe(id, this.ports.onMessage);
    this.ports.onNextTask(() => this.#listenInTurn(others));
  }

  async #query(ids: readonly string[]): Promise<void> {
    const parts = Array.from({ length: Math.ceil(ids.length / SNAPSHOT_SIZE) }, (_, index) =>
      ids.slice(index * SNAPSHOT_SIZE, (index + 1) * SNAPSHOT_SIZE),
    );
    const answers = await Promise.allSettled(parts.map((part) => this.ports.transport.snapshot(part)));
    for (const answer of answers) {
      if (answer.status === 'fulfilled') answer.value.forEach(this.ports.onMessage);
      else reportError('network', answer.reason);
    }
  }

  /** Queries again after a reconnect, because messages may be lost. */
  #onConnection(isLive: boolean): void {
    const isBack = isLive && !this.#isLive && this.#wasLive;
    this.#isLive = isLive;
    this.#wasLive ||= isLive;
    if (isBack && this.#watched.size > 0) void this.#query([...this.#watched.keys()]);
    this.#poll();
  }

  #poll(): void {
    if (this.#isLive) {
      this.#cancelPoll?.();
      this.#cancelPoll = null;
      return;
    }
    if (this.#cancelPoll !== null || this.#watched.size === 0) return;
    this.#cancelPoll = this.ports.after(POLL_MS, () => {
      this.#cancelPoll = null;
      void this.#query([...this.#watched.keys()]).then(() => this.#poll());
    });
  }
}
