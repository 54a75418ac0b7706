/** Evicts the least recently used; `undefined` means absent. */
export class BoundedCache<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: K): V | undefined {
    const found = this.#entries.get(key);
    if (found !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, found);
    }
    return found;
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    const oldest = this.#entries.size >= this.#capacity ? this.#entries.keys().next() : undefined;
    if (oldest?.done === false) this.#entries.delete(oldest.value);
    this.#entries.set(key, value);
  }

  getOrMake(key: K, make: () => V): V {
    const found = this.get(key);
    if (found !== undefined) return found;
    const made = make();
    this.set(key, made);
    return made;
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }

  /** Snapshot, safe to delete from; does not count as use. */
  entries(): readonly (readonly [K, V])[] {
    return [...this.#entries];
  }
}
