import { BoundedCache } from '../cache.ts';

const MAX_KEYS = 50_000;

/** Rate limit: a fixed window per key, in this process. */
export class RateLimit {
  readonly #windows = new BoundedCache<string, { startedMs: number; taken: number }>(MAX_KEYS);
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #nowMs: () => number;

  constructor(limit: number, windowMs: number, nowMs: () => number) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#nowMs = nowMs;
  }

  /** True if one more is allowed; counts nothing. */
  has(key: string): boolean {
    const window = this.#windows.get(key);
    return !window || this.#nowMs() - window.startedMs >= this.#windowMs || window.taken < this.#limit;
  }

  /** Counts one; true if allowed. */
  take(key: string): boolean {
    const nowMs = this.#nowMs();
    const window = this.#windows.get(key);
    if (!window || nowMs - window.startedMs >= this.#windowMs) {
      this.#windows.set(key, { startedMs: nowMs, taken: 1 });
      return true;
    }
    window.taken += 1;
    return window.taken <= this.#limit;
  }
}
