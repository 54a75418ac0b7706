/** Revision name of a place where no layout was ever published. */
export const NO_REVISION = 'none';

/** Node of a flat list in which parents come first. */
export type Placed = { readonly id: string; readonly parent: string | null; readonly region: string };
export type Outline = readonly Placed[];

/** `after` is the preceding node, null for the first place. */
export type Step =
  | ({ readonly op: 'INSERT' | 'MOVE'; readonly after: string | null } & Placed)
  | { readonly op: 'REPLACE' | 'REMOVE'; readonly id: string };
