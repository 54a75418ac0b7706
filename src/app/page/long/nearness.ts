export type Watch = (box: HTMLElement) => () => void;

/** Heights of shelves in pixels, to restore the page after going back. */
const heights = new Map<string, number>();

/** Empties shelves far from the viewport, but keeps their elements and heights. */
export class Nearness {
  readonly #far: Set<string>;
  readonly #listeners = new Map<string, () => void>();
  readonly #boxes = new Map<HTMLElement, (() => void) | undefined>();
  #watch: Watch | null = null;

  constructor(far: Iterable<string> = []) {
    this.#far = new Set(far);
  }

  readonly isNear = (id: string): boolean => !this.#far.has(id);
  readonly subscribe = (id: string, listener: () => void): (() => void) => {
    this.#listeners.set(id, listener);
    return () => this.#listeners.get(id) === listener && this.#listeners.delete(id);
  };

  readonly heightOf = (id: string): number | undefined => heights.get(id);

  bringNear(id: string): void {
    if (this.#far.delete(id)) this.#listeners.get(id)?.();
  }

  sendFar(id: string, height: number): void {
    heights.set(id, height);
    this.#far.add(id);
    this.#listeners.get(id)?.();
  }

  readonly box = (box: HTMLElement | null): (() => void) | undefined => {
    if (box === null) return;
    this.#boxes.set(box, this.#watch?.(box));
    return () => {
      this.#boxes.get(box)?.();
      this.#boxes.delete(box);
    };
  };
  readonly has = (box: HTMLElement): boolean => this.#boxes.has(box);

  watchBy(watch: Watch | null): void {
    this.#watch = watch;
    for (const box of this.#boxes.keys()) this.#boxes.set(box, watch?.(box));
  }
}
