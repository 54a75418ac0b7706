import type { Placed } from './types.ts';

/** Top-level nodes of `main` by id, each with its descendants, parents first. */
export type Shelves<S extends Placed> = ReadonlyMap<string, readonly S[]>;

export function shelvesOf<S extends Placed>(slots: readonly S[]): Shelves<S> {
  const shelves = new Map<string, S[]>();
  const shelfOf = new Map<string, string>();
  for (const slot of slots) {
    const { id, parent, region } = slot;
    const shelf = parent === null ? (region === 'main' ? id : undefined) : shelfOf.get(parent);
    if (shelf === undefined) continue;
    shelfOf.set(id, shelf);
    if (shelf === id) shelves.set(id, [slot]);
    else shelves.get(shelf)?.push(slot);
  }
  return shelves;
}
