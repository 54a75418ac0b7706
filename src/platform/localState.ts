import { useCallback, useEffect, useState } from 'react';
import { usePlatform } from './PlatformProvider.tsx';
import type { BrandStorage, StorageItem } from './storage.ts';

/** Something that the browser keeps for its reader. A key that begins with `player.` belongs to one player and goes when they leave. */
export type LocalItem<T> = StorageItem<T> & {
  /** What holds while nothing is kept, or nothing that can be read. */
  readonly initial: T;
};

/** Who looks at an item on this page, by its key; other pages hear of it from the browser. */
const watching = new Map<string, Set<() => void>>();

export const readLocal = <T>(storage: BrandStorage, item: LocalItem<T>): T => storage.read(item) ?? item.initial;

/** Keeps a value and tells everybody on this page who looks at it. Where the browser refuses, what was kept before stays. */
export function writeLocal<T>(storage: BrandStorage, item: LocalItem<T>, value: T): void {
  storage.write(item, value);
  for (const look of watching.get(item.key) ?? []) look();
}

/** Calls `look` whenever the item may have changed, here or in another tab. Returns how to stop. */
export function watchLocal({ key }: { readonly key: string }, look: () => void): () => void {
  const own = watching.get(key) ?? new Set<() => void>();
  watching.set(key, own.add(look));
  // A null key: everything was removed at once.
  const hear = (event: StorageEvent): void => {
    if (event.key === null || event.key.endsWith(`.${key}`)) look();
  };
  addEventListener('storage', hear);
  return () => {
    own.delete(look);
    removeEventListener('storage', hear);
  };
}

/** An item and how to keep another value; the same in all components and all tabs. */
export function useLocal<T>(item: LocalItem<T>): readonly [T, (value: T) => void] {
  const { storage } = usePlatform();
  const [value, setValue] = useState(() => readLocal(storage, item));
  useEffect(() => {
    const look = (): void => setValue(readLocal(storage, item));
    // It may have changed between drawing and now.
    look();
    return watchLocal(item, look);
  }, [storage, item]);
  const keep = useCallback((next: T) => writeLocal(storage, item, next), [storage, item]);
  return [value, keep];
}
