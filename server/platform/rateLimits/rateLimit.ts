import { BoundedCache } from '../cache.ts';
import type { Count, SharedCounts } from './sharedCounts.ts';

/** Maximum keys in memory. Above it, the key unused for longest is dropped; its shared count stays. */
const MAX_KEYS = 50_000;
const UNASKED_SHARE = 1 / 20;
/** Share of the limit. Lower counts are not sent to the shared store every second. */
const IDLE_SHARE = 1 / 100;
/** Maximum keys sent per second, so that a visitor with many addresses cannot block the shared store. */
const MOST_TOLD = 1_000;

export type LimitRules = { readonly most: number; readonly windowMs: number };
export type Taken = { readonly isAllowed: boolean; readonly retrySeconds: number };

type Window = {
  endsMs: number;
  /** Uses by all processes, as last read from the shared store. */
  settled: number;
  sending: number;
  /** Uses not yet sent to the shared store. Negative if uses were given back after they were sent. */
  pending: number;
  isListed: boolean;
  current: Promise<number | null> | null;
  next: Promise<number | null> | null;
};

const ALLOWED: Taken = { isAllowed: true, retrySeconds: 0 };

/**
 * Limits the uses of a key over all processes. Two processes may exceed the limit by a tenth. While the shared store is unreachable, each
 * process limits separately.
 */
export class RateLimit {
  readonly #windows: BoundedCache<string, Window>;
  readonly #unsettled = new Set<string>();
  readonly #rules: LimitRules;
  readonly #counts: SharedCounts | null;
  readonly #nowMs: () => number;

  constructor(rules: LimitRules, { counts = null, nowMs, maxKeys = MAX_KEYS }: LimitDeps) {
    this.#rules = rules;
    this.#counts = counts;
    this.#nowMs = nowMs;
    this.#windows = new BoundedCache(maxKeys);
  }

  /** Reads the shared count before it allows more than a twentieth of the limit. */
  async take(key: string, points = 1): Promise<Taken> {
    const window = this.#windowOf(key);
    if (!this.#add(key, window, points)) return this.#refused(window);
    if (!this.#isDue(window)) return ALLOWED;
    const position = window.pending;
    const before = await this.#settle(key, window);
    if (before === null || before + position <= this.#rules.most) return ALLOWED;
    window.pending -= points;
    return this.#refused(window);
  }

  takeAtOnce(key: string, points = 1): Taken {
    const window = this.#windowOf(key);
    if (!this.#add(key, window, points)) return this.#refused(window);
    if (this.#isDue(window)) void this.#settle(key, window);
    return ALLOWED;
  }

  giveBack(key: string, points = 1): void {
    const window = this.#windows.get(key);
    if (!window || window.endsMs <= this.#nowMs() || used(window) < points) return;
    window.pending -= points;
    this.#list(key, window);
  }

  async settle(): Promise<void> {
    const [nowMs, least] = [this.#nowMs(), this.#rules.most * IDLE_SHARE];
    const asked: Promise<unknown>[] = [];
    for (const key of this.#unsettled) {
      const window = this.#windows.get(key);
      const isWorth = window && window.endsMs > nowMs && window.pending !== 0 && Math.abs(window.pending) >= least;
      if (isWorth && asked.length === MOST_TOLD) continue;
      this.#unsettled.delete(key);
      if (window) window.isListed = false;
      if (isWorth) asked.push(this.#settle(key, window));
    }
    await Promise.all(asked);
  }

  #windowOf(key: string): Window {
    const known = this.#windows.get(key);
    const nowMs = this.#nowMs();
    if (known && known.endsMs > nowMs) return known;
    const fresh = { endsMs: nowMs + this.#rules.windowMs, settled: 0, sending: 0, pending: 0, isListed: false, current: null, next: null };
    this.#windows.set(key, fresh);
    return fresh;
  }

  #add(key: string, window: Window, points: number): boolean {
    if (used(window) + points > this.#rules.most) return false;
    window.pending += points;
    this.#list(key, window);
    return true;
  }

  #list(key: string, window: Window): void {
    if (window.isListed) return;
    window.isListed = true;
    this.#unsettled.add(key);
  }

  #isDue({ pending }: Window): boolean {
    return this.#counts !== null && pending >= this.#rules.most * UNASKED_SHARE;
  }

  #refused({ endsMs }: Window): Taken {
    return { isAllowed: false, retrySeconds: Math.max(1, Math.ceil((endsMs - this.#nowMs()) / 1_000)) };
  }

  /**
   * Sends pending uses to the shared store. Resolves to the shared count before them, or null if the store is unreachable. Sends one
   * request per key at a time.
   */
  #settle(key: string, window: Window): Promise<number | null> {
    window.next ??= Promise.resolve(window.current).then(() => {
      window.next = null;
      window.current = this.#send(key, window);
      return window.current;
    });
    return window.next;
  }

  async #send(key: string, window: Window): Promise<number | null> {
    const points = window.pending;
    if (points === 0) return window.settled;
    window.pending = 0;
    window.sending += points;
    const answer = await (this.#counts?.add(key, points, this.#rules.windowMs) ?? null);
    if (answer === null || !('late' in answer)) return this.#learn(key, window, points, answer);
    void answer.late.then((count) => this.#learn(key, window, points, count));
    return null;
  }

  #learn(key: string, window: Window, points: number, count: Count | null): number | null {
    window.sending -= points;
    if (count === null) {
      window.pending += points;
      this.#list(key, window);
      return null;
    }
    window.settled = count.points;
    window.endsMs = this.#nowMs() + count.leftMs;
    return count.points - points;
  }
}

type LimitDeps = { readonly counts?: SharedCounts | null; readonly nowMs: () => number; readonly maxKeys?: number };

const used = ({ settled, sending, pending }: Window): number => settled + sending + pending;
