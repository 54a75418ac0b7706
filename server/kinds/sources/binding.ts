import type { ItemName, Items } from './items.ts';

/** A source that a node names, with arguments; `$param` is taken from the route. */
export type Bind = {
  readonly source: string;
  readonly args: Readonly<Record<string, string | number | boolean | { readonly $param: string }>>;
};

/** For whom data is read. */
export type SourceViewer = { readonly playerId: string | null };

export type SourceRunner = {
  /** Never throws and never waits longer than the source's timeout: what fails is null, and reported. */
  readonly load: <I extends ItemName>(
    bind: Bind,
    item: I,
    params: Readonly<Record<string, string>>,
    viewer: SourceViewer,
  ) => Items[I] | null | Promise<Items[I] | null>;
};
