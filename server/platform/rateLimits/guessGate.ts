import { TooBusy } from '../http/tooBusy.ts';
import type { RateLimit } from './rateLimit.ts';

const RETRY_SECONDS = 5;

type Line = { working: number; readonly waiting: (() => void)[] };

export type Queue = {
  readonly mostOfLine: number;
  readonly mostWaiting: number;
};

/**
 * Limits failed guesses. Each guess takes a point and gets it back if it was right. If no points are left, a guess waits until running
 * guesses end.
 */
export class GuessGate {
  readonly #lines = new Map<string, Line>();
  readonly #failures: RateLimit;
  readonly #queue: Queue;
  #waiting = 0;

  constructor(failures: RateLimit, queue: Queue) {
    this.#failures = failures;
    this.#queue = queue;
  }

  /** Runs a guess. Throws `TooBusy` before `work` runs if no points are left or too many guesses wait. */
  async run<T>(key: string, work: () => Promise<T>, isFailure: (result: T) => boolean): Promise<T> {
    const line = this.#lines.get(key) ?? { working: 0, waiting: [] };
    this.#lines.set(key, line);
    await this.#enter(key, line);
    let isWrong = false;
    try {
      const result = await work();
      isWrong = isFailure(result);
      return result;
    } finally {
      if (!isWrong) this.#failures.giveBack(key);
      this.#leave(key, line);
    }
  }

  async #enter(key: string, line: Line): Promise<void> {
    for (;;) {
      line.working += 1;
      const { isAllowed, retrySeconds } = await this.#failures.take(key);
      if (isAllowed) return;
      const others = line.working - 1;
      const hasQueue = others + line.waiting.length < this.#queue.mostOfLine && this.#waiting < this.#queue.mostWaiting;
      if (others > 0 && hasQueue) await this.#wait(line);
      else {
        this.#leave(key, line);
        throw new TooBusy(others > 0 ? RETRY_SECONDS : retrySeconds);
      }
    }
  }

  async #wait(line: Line): Promise<void> {
    line.working -= 1;
    this.#waiting += 1;
    await new Promise<void>((resolve) => line.waiting.push(resolve));
    this.#waiting -= 1;
  }

  #leave(key: string, line: Line): void {
    line.working -= 1;
    for (const enter of line.waiting.splice(0)) enter();
    if (line.working === 0 && line.waiting.length === 0) this.#lines.delete(key);
  }
}
