/** Revision name of a place that never had a published layout. */
export const NO_REVISION = 'none';

/** In lists of nodes, parents come first. */
export type Placed = { readonly id: string; readonly parent: string | null; readonly region: string };
export type Outline = readonly Placed[];

/** `after`: the preceding node; null for the first place. */
export type Step =
  | ({ readonly op: 'INSERT' | 'MOVE'; readonly after: string | null } & Placed)
  | { readonly op: 'REPLACE' | 'REMOVE'; readonly id: string };
