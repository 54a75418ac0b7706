export const MAX_FAILED_LOGINS = 3;
const MAX_WAITING = 8;

/** Runs password attempts of one key one after another, so that parallel attempts cannot exceed the limit. */
export class Turns {
  readonly #last = new Map<string, { tail: Promise<unknown>; waiting: number }>();

  /** Queues `work`; null if the queue is full. */
  take<T>(key: string, work: () => Promise<T>): Promise<T> | null {
    const queue = this.#last.get(key) ?? { tail: Promise.resolve(), waiting: 0 };
    if (queue.waiting >= MAX_WAITING) return null;
    const turn = queue.tail.then(work, work);
    this.#last.set(key, { tail: turn.catch(() => undefined), waiting: queue.waiting + 1 });
    return turn.finally(() => this.#leave(key));
  }

  #leave(key: string): void {
    const queue = this.#last.get(key);
    if (!queue) return;
    if (queue.waiting === 1) this.#last.delete(key);
    else this.#last.set(key, { tail: queue.tail, waiting: queue.waiting - 1 });
  }
}
