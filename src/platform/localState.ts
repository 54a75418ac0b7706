import { useCallback, useEffect, useState } from 'react';
import { usePlatform } from './PlatformProvider.tsx';
import type { BrandStorage, StorageItem } from './storage.ts';

/** A logout removes items whose keys begin with `player.`. */
export type LocalItem<T> = StorageItem<T> & {
  readonly initial: T;
};

const watching = new Map<string, Set<() => void>>();

export const readLocal = <T>(storage: BrandStorage, item: LocalItem<T>): T => storage.read(item) ?? item.initial;

/** Stores a value and notifies watchers. If the browser refuses, the old value stays. */
export function writeLocal<T>(storage: BrandStorage, item: LocalItem<T>, value: T): void {
  storage.write(item, value);
  for (const look of watching.get(item.key) ?? []) look();
}

export function watchLocal({ key }: { readonly key: string }, look: () => void): () => void {
  const own = watching.get(key) ?? new Set<() => void>();
  watching.set(key, own.add(look));
  // The key is null if another tab called `localStorage.clear()`.
  const hear = (event: StorageEvent): void => {
    if (event.key === null || event.key.endsWith(`.${key}`)) look();
  };
  addEventListener('storage', hear);
  return () => {
    own.delete(look);
    removeEventListener('storage', hear);
  };
}

export function useLocal<T>(item: LocalItem<T>): readonly [T, (value: T) => void] {
  const { storage } = usePlatform();
  const [value, setValue] = useState(() => readLocal(storage, item));
  useEffect(() => {
    const look = (): void => setValue(readLocal(storage, item));
    look();
    return watchLocal(item, look);
  }, [storage, item]);
  const keep = useCallback((next: T) => writeLocal(storage, item, next), [storage, item]);
  return [value, keep];
}
