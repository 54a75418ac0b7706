import type { Act, Stop, Wait } from './pauses.ts';

/** Acts one after another in the order in which they wait: the first after `first`, each other one after `next`. One wait serves all of them. */
export class Turns {
  readonly #waiting = new Set<Act>();
  #callOff: Stop = () => undefined;

  constructor(
    private readonly first: Wait,
    private readonly next = first,
  ) {}

  /** Returns how to leave the row. */
  readonly wait = (act: Act): Stop => {
    if (this.#waiting.add(act).size === 1) this.#callOff = this.first(this.#go);
    return () => {
      this.#waiting.delete(act);
      if (this.#waiting.size === 0) this.#callOff();
    };
  };

  readonly #go = (): void => {
    const [act] = this.#waiting;
    if (act === undefined) return;
    this.#waiting.delete(act);
    // Before it acts: one that throws holds up none of the others.
    if (this.#waiting.size > 0) this.#callOff = this.next(this.#go);
    act();
  };
}
