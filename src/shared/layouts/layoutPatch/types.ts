/** Stands for a revision where no document is published any more. */
export const NO_REVISION = 'none';

/** Place of a node in a flat list, parents before children. */
export type Placed = { readonly id: string; readonly parent: string | null; readonly region: string };
export type Outline = readonly Placed[];

/** `after` is the preceding node in the list; null for the first place. */
export type Step =
  | ({ readonly op: 'INSERT' | 'MOVE'; readonly after: string | null } & Placed)
  | { readonly op: 'REPLACE' | 'REMOVE'; readonly id: string };
