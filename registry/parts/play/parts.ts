export type StagePart = 'bar' | 'cover' | 'problem';

/** Tracks which parts of the game stage come from layout nodes instead of built-in components. */
export class Parts {
  readonly #takers = new Map<string, StagePart>();
  readonly #kept = new Set<StagePart>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  drawerOf(part: StagePart): string | null {
    if (this.#kept.has(part)) return null;
    return [...this.#takers].find(([, taken]) => taken === part)?.[0] ?? null;
  }

  take(part: StagePart, id: string): () => void {
    this.#takers.set(id, part);
    return this.#told(() => this.#takers.delete(id));
  }

  /** Keeps the built-in part until the returned function is called, because replacing it would close an open dialog. */
  keep(part: StagePart): () => void {
    this.#kept.add(part);
    return this.#told(() => this.#kept.delete(part));
  }

  #told(undo: () => void): () => void {
    const tell = (): void => this.#listeners.forEach((listener) => listener());
    tell();
    return () => {
      undo();
      tell();
    };
  }
}
