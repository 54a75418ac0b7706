import type { ItemName, Items } from './items.ts';

/** `$param`: of the route. */
export type Bind = {
  readonly source: string;
  readonly args: Readonly<Record<string, string | number | boolean | { readonly $param: string }>>;
};

export type SourceViewer = { readonly playerId: string | null };

export type SourceRunner = {
  /** Null on failure and timeout, which it reports; never throws. */
  readonly load: <I extends ItemName>(
    bind: Bind,
    item: I,
    params: Readonly<Record<string, string>>,
    viewer: SourceViewer,
  ) => Items[I] | null | Promise<Items[I] | null>;
};
