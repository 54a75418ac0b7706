import { onTestFinished, vi } from 'vitest';

type Act = () => void;

/** Timers, frames and idle periods that the test triggers. Replaces the real ones until the test ends. */
export class FakeBrowser {
  #now = 0;
  #handles = 0;
  readonly #timers = new Map<number, { readonly act: Act; readonly dueMs: number }>();
  readonly #frames = new Map<number, Act>();
  readonly #idle = new Map<number, { readonly act: Act; readonly dueMs: number }>();
  readonly performance = { now: (): number => this.#now };

  setTimeout = (act: (value?: unknown) => void, ms = 0, value?: unknown): number =>
    this.#add(this.#timers, { act: () => act(value), dueMs: this.#now + ms });
  clearTimeout = (timer: unknown): void => void this.#timers.delete(Number(timer));
  requestAnimationFrame = (act: Act): number => this.#add(this.#frames, act);
  cancelAnimationFrame = (frame: number): void => void this.#frames.delete(frame);
  requestIdleCallback = (act: Act, { timeout }: { readonly timeout: number }): number =>
    this.#add(this.#idle, { act, dueMs: this.#now + timeout });
  cancelIdleCallback = (handle: number): void => void this.#idle.delete(handle);

  constructor() {
    const { performance, setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame, requestIdleCallback, cancelIdleCallback } =
      this;
    const own = {
      performance,
      setTimeout,
      clearTimeout,
      requestAnimationFrame,
      cancelAnimationFrame,
      requestIdleCallback,
      cancelIdleCallback,
    };
    for (const [name, value] of Object.entries(own)) vi.stubGlobal(name, value);
    onTestFinished(() => void vi.unstubAllGlobals());
  }

  /** Number of pending callbacks. */
  get waiting(): number {
    return this.#timers.size + this.#frames.size + this.#idle.size;
  }

  /** Advances time without frames or idle periods, as on a hidden page. */
  pass(ms: number): void {
    const endMs = this.#now + ms;
    for (let due = this.#nextBy(endMs); due !== null; due = this.#nextBy(endMs)) {
      this.#now = Math.max(this.#now, due.dueMs);
      this.#timers.delete(due.handle);
      this.#idle.delete(due.handle);
      due.act();
    }
    this.#now = endMs;
  }

  /** Draws one frame, then runs the timers that are due. */
  frame(): void {
    const acts = [...this.#frames.values()];
    this.#frames.clear();
    for (const act of acts) act();
    this.pass(0);
  }

  /** Runs one idle period. Callbacks added meanwhile run in the next one. */
  pause(): void {
    const acts = [...this.#idle.values()];
    this.#idle.clear();
    for (const { act } of acts) act();
  }

  #nextBy(endMs: number) {
    const due = [...this.#timers, ...this.#idle].map(([handle, each]) => ({ handle, ...each })).filter(({ dueMs }) => dueMs <= endMs);
    return due.toSorted((a, b) => a.dueMs - b.dueMs || a.handle - b.handle)[0] ?? null;
  }

  #add<T>(to: Map<number, T>, entry: T): number {
    to.set((this.#handles += 1), entry);
    return this.#handles;
  }
}
