/** Unpublished: the layout is empty. */
export const NO_REVISION = 'none';

/** Flat, parents first. */
export type Placed = { readonly id: string; readonly parent: string | null; readonly region: string };
export type Outline = readonly Placed[];

/** `after`: preceding node; null: first. */
export type Step =
  | ({ readonly op: 'INSERT' | 'MOVE'; readonly after: string | null } & Placed)
  | { readonly op: 'REPLACE' | 'REMOVE'; readonly id: string };
