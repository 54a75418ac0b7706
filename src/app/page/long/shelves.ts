import type { PageSlotsFragment } from '#src/gql/graphql.ts';
import { isOwed } from '#src/render/index.ts';

type Slot = Pick<PageSlotsFragment['slots'][number], 'id' | 'parent' | 'region' | 'absence'> & { readonly criticality: string };

/** What stands at the top of a page's main region, by its id, each with all below it. Parents come before their children. */
export type Shelves<S extends Slot = Slot> = ReadonlyMap<string, readonly S[]>;

/** So many are drawn at once, as many as the first answer brings (PageLayout.graphql). */
export const FIRST = 8;

export function shelvesOf<S extends Slot>(slots: readonly S[]): Shelves<S> {
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

/** Whether something in it is owed to the player: that is always drawn. */
export const holdsOwed = (inside: readonly Slot[]): boolean => inside.some(isOwed);
