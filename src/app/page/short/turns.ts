import type { Presence } from './presence.ts';

/** Draws the shelves of a page one after another, each in a pause of the browser, in the order in which they wait. */
export class Turns {
  readonly #waiting = new Set<() => void>();
  #callOff: (() => void) | null = null;

  constructor(private readonly presence: Pick<Presence, 'onceHere'>) {}

  /** Answers how to leave the row. */
  readonly wait = (act: () => void): (() => void) => {
    this.#waiting.add(act);
    this.#callOff ??= this.presence.onceHere(this.#next);
    return () => {
      this.#waiting.delete(act);
      if (this.#waiting.size > 0) return;
      this.#callOff?.();
      this.#callOff = null;
    };
  };

  readonly #next = (): void => {
    this.#callOff = null;
    const [act] = this.#waiting;
    if (act === undefined) return;
    this.#waiting.delete(act);
    act();
    if (this.#waiting.size > 0) this.#callOff ??= this.presence.onceHere(this.#next);
  };
}
