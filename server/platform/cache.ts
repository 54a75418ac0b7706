/** Share of all entries; an entry is recently used until this many were used after it. */
const RECENT_SHARE = 1 / 8;

type Entry<V> = { readonly value: V; moved: number };

/** Cache with a maximum size; when full, drops an entry not recently used. `undefined` means absent. */
export class BoundedCache<K, V> {
  readonly #entries = new Map<K, Entry<V>>();
  readonly #capacity: number;
  readonly #recent: number;
  #moves = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#recent = Math.floor(capacity * RECENT_SHARE);
  }

  get(key: K): V | undefined {
    const found = this.#entries.get(key);
    if (found === undefined) return undefined;
    if (this.#moves - found.moved > this.#recent) this.#move(key, found);
    return found.value;
  }

  set(key: K, value: V): void {
    this.#move(key, { value, moved: 0 });
    if (this.#entries.size <= this.#capacity) return;
    const oldest = this.#entries.keys().next();
    if (oldest.done === false) this.#entries.delete(oldest.value);
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

  /** Snapshot that allows deleting while iterating. Does not count as use. */
  entries(): readonly (readonly [K, V])[] {
    return Array.from(this.#entries, ([key, { value }]) => [key, value] as const);
  }

  #move(key: K, entry: Entry<V>): void {
    this.#moves += 1;
    entry.moved = this.#moves;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }
}
