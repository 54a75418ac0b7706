import type { PlacedBind, SourceRunner, SourceViewer } from './sources/binding.ts';
import type { Items, ItemName } from './sources/items.ts';

export type BoundData = {
  /** Null for an unknown bind, without items, or after a failed load, which is reported. */
  readonly load: <I extends ItemName>(name: string, item: I) => Items[I] | null | Promise<Items[I] | null>;
};

export function bindData(
  binds: Readonly<Record<string, PlacedBind>>,
  params: Readonly<Record<string, string>>,
  viewer: SourceViewer,
  runner: SourceRunner,
): BoundData {
  const loaded = new Map<string, unknown>();
  return {
    load: <I extends ItemName>(name: string, item: I) => {
      const key = `${name}:${item}`;
      if (!loaded.has(key)) {
        const bind = Object.hasOwn(binds, name) ? binds[name] : undefined;
        loaded.set(key, bind ? runner.load(bind, item, params, viewer) : null);
      }
      return loaded.get(key) as Items[I] | null | Promise<Items[I] | null>;
    },
  };
}

export const NO_DATA: BoundData = { load: () => null };
