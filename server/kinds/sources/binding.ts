import type { Place } from '#server/modules/offers/index.ts';
import type { ItemName, Items } from './items.ts';

/** A data source and its arguments; `$param` is a route parameter. */
export type Bind = {
  readonly source: string;
  readonly args: Readonly<Record<string, string | number | boolean | { readonly $param: string }>>;
  readonly exclude?: 'shownAbove' | 'subject';
};

/** A bind that omits the items listed by the binds in `without`. */
export type PlacedBind = Bind & { readonly without?: readonly PlacedBind[] };

export type SourceViewer = { readonly playerId: string | null; readonly place?: Place | null | undefined };

export type SourceRunner = {
  /** Returns null, and reports the fault, if the source fails or times out. Never throws. */
  readonly load: <I extends ItemName>(
    bind: PlacedBind,
    item: I,
    params: Readonly<Record<string, string>>,
    viewer: SourceViewer,
  ) => Items[I] | null | Promise<Items[I] | null>;
};
