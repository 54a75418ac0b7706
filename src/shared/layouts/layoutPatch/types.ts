/** In place of a revision: nothing is published any more, so the layout is empty. */
export const NO_REVISION = 'none';

/** Flat list, parents before children. */
export type Placed = { readonly id: string; readonly parent: string | null; readonly region: string };
export type Outline = readonly Placed[];

/** `after` is the preceding node; null for the first place. */
export type Step =
  | ({ readonly op: 'INSERT' | 'MOVE'; readonly after: string | null } & Placed)
  | { readonly op: 'REPLACE' | 'REMOVE'; readonly id: string };
