/** In place of a revision: nothing is published there any more, and the layout has no nodes. */
export const NO_REVISION = 'none';

/** Where one node of a layout stands: in a flat list, parents before their children. */
export type Placed = { readonly id: string; readonly parent: string | null; readonly region: string };
/** The nodes of a layout in the order of the wire. */
export type Outline = readonly Placed[];

/** One step from one layout to the next. `after` is the node behind which it stands in the list; null for the first place. */
export type Step =
  | ({ readonly op: 'INSERT' | 'MOVE'; readonly after: string | null } & Placed)
  | { readonly op: 'REPLACE' | 'REMOVE'; readonly id: string };
