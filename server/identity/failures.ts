export const MAX_FAILED_LOGINS = 3;
const MAX_STRANGERS = 10_000;
const MAX_WAITING = 8;

/**
 * Failed logins of addresses that have no account, so that they lock like those that have one and nobody learns which is which.
 * Bounded: the oldest is forgotten.
 */
export class StrangerFailures {
  readonly #failures = new Map<string, number>();

  /** Failures so far. */
  count(email: string): number {
    return this.#failures.get(email) ?? 0;
  }

  /** Counts a failure and tells how many there are now. */
  add(email: string): number {
    const count = Math.min((this.#failures.get(email) ?? 0) + 1, MAX_FAILED_LOGINS);
    this.#failures.delete(email);
    this.#failures.set(email, count);
    const oldest = this.#failures.size > MAX_STRANGERS ? this.#failures.keys().next().value : undefined;
    if (oldest !== undefined) this.#failures.delete(oldest);
    return count;
  }
}

/** Runs the logins of one address one after another, so that many at once cannot guess more often than the lock allows. */
export class Turns {
  readonly #last = new Map<string, { tail: Promise<unknown>; waiting: number }>();

  /** Null when too many are waiting already. */
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
