export const FULL = Symbol('full');

type Bounds = { readonly mostAtOnce: number; readonly mostWaiting: number; readonly mostOfOne: number };

/** Limits concurrent work; refuses excess work before it runs. */
export class Turns {
  readonly #bounds: Bounds;
  readonly #waiting: (() => void)[] = [];
  readonly #ofOne = new Map<string, number>();
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T | typeof FULL> {
    const own = this.#ofOne.get(key) ?? 0;
    const mustWait = this.#running >= this.#bounds.mostAtOnce;
    if (own >= this.#bounds.mostOfOne || (mustWait && this.#waiting.length >= this.#bounds.mostWaiting)) return FULL;
    this.#ofOne.set(key, own + 1);
    // Takes over a finished task's place, so that later tasks cannot overtake.
    if (mustWait) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#leave(key);
    }
  }

  #leave(key: string): void {
    const left = (this.#ofOne.get(key) ?? 1) - 1;
    if (left === 0) this.#ofOne.delete(key);
    else this.#ofOne.set(key, left);
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
