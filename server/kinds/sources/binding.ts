import type { Place } from '#server/modules/offers/index.ts';
import type { ItemName, Items } from './items.ts';

/** `$param` is a route parameter. */
export type Bind = {
  readonly source: string;
  readonly args: Readonly<Record<string, string | number | boolean | { readonly $param: string }>>;
  readonly exclude?: 'shownAbove' | 'subject';
};

/** Bind of a node. Its list leaves out the items of `without`. */
export type PlacedBind = Bind & { readonly without?: readonly PlacedBind[] };

export type SourceViewer = { readonly playerId: string | null; readonly place?: Place | null | undefined };

export type SourceRunner = {
  /** Null on failure or timeout, which are reported. Never throws. */
  readonly load: <I extends ItemName>(
    bind: PlacedBind,
    item: I,
    params: Readonly<Record<string, string>>,
    viewer: SourceViewer,
  ) => Items[I] | null | Promise<Items[I] | null>;
};
