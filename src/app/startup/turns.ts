import type { Task, Stop, Wait } from './pauses.ts';

/** Runs queued tasks one by one. `first` schedules the first, `next` each later one. */
export class Turns {
  readonly #waiting = new Set<Task>();
  #callOff: Stop = () => undefined;

  constructor(
    private readonly first: Wait,
    private readonly next = first,
  ) {}

  readonly wait = (act: Task): Stop => {
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
    // Schedules the next task first, because this one may throw.
    if (this.#waiting.size > 0) this.#callOff = this.next(this.#go);
    act();
  };
}
