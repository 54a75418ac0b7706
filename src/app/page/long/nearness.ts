/** Who looks where the boxes of shelves are; answers how to leave one alone again. */
export type Watch = (box: HTMLElement) => () => void;

/** Heights of shelves that have been drawn, padding included, by their ids; for as long as the page lives, so that the way back finds them. */
const heights = new Map<string, number>();

/**
 * Which shelves at the top of a page are drawn. One that is far keeps its box and the height it had, with nothing in it. Nothing is far
 * until somebody watches, but for what is named at the beginning.
 */
export class Nearness {
  readonly #far: Set<string>;
  readonly #listeners = new Map<string, () => void>();
  readonly #boxes = new Map<HTMLElement, (() => void) | undefined>();
  #watch: Watch | null = null;

  constructor(far: Iterable<string> = []) {
    this.#far = new Set(far);
  }

  readonly isNear = (id: string): boolean => !this.#far.has(id);
  /** Each shelf is drawn once, and listens for itself. */
  readonly subscribe = (id: string, listener: () => void): (() => void) => {
    this.#listeners.set(id, listener);
    return () => this.#listeners.get(id) === listener && this.#listeners.delete(id);
  };

  /** Undefined for one that was never drawn. */
  readonly heightOf = (id: string): number | undefined => heights.get(id);

  bringNear(id: string): void {
    if (this.#far.delete(id)) this.#listeners.get(id)?.();
  }

  /** `height` in CSS pixels, as it is on screen. */
  sendFar(id: string, height: number): void {
    heights.set(id, height);
    this.#far.add(id);
    this.#listeners.get(id)?.();
  }

  /** Ref of a shelf's box, which says by `data-node` whose it is. */
  readonly box = (box: HTMLElement | null): (() => void) | undefined => {
    if (box === null) return;
    this.#boxes.set(box, this.#watch?.(box));
    return () => {
      this.#boxes.get(box)?.();
      this.#boxes.delete(box);
    };
  };
  readonly has = (box: HTMLElement): boolean => this.#boxes.has(box);

  /** Has every box watched, of now and of later, until the next who watches. */
  watchBy(watch: Watch | null): void {
    this.#watch = watch;
    for (const box of this.#boxes.keys()) this.#boxes.set(box, watch?.(box));
  }
}
