export type Guard<T> = (value: unknown) => value is T;

export type StorageItem<T> = { readonly key: string; readonly version: number; readonly isValid: Guard<T> };

export type BrandStorage = {
  readonly read: <T>(item: StorageItem<T>) => T | null;
  /** False if the browser refuses to store (private mode, quota). */
  readonly write: <T>(item: Pick<StorageItem<T>, 'key' | 'version'>, value: T) => boolean;
  readonly remove: (item: { readonly key: string }) => void;
  readonly keys: (prefix: string) => readonly string[];
};

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Creates a storage that never throws. */
export function createStorage(
  brandPrefix: string,
  backing: () => Backing = () => localStorage,
  onDropped?: (key: string) => void,
): BrandStorage {
  const named = (key: string) => `${brandPrefix}.${key}`;
  return {
    read: (item) => {
      const text = attempt(() => backing().getItem(named(item.key)), null);
      const value = attempt(() => decode(text, item), null);
      if (text !== null && value === null) onDropped?.(item.key);
      return value;
    },
    write: (item, value) =>
      attempt(() => {
        backing().setItem(named(item.key), JSON.stringify({ v: item.version, value }));
        return true;
      }, false),
    remove: ({ key }) => attempt(() => backing().removeItem(named(key)), undefined),
    keys: (prefix) => attempt(() => keysBelow(backing(), named(prefix)).map((key) => key.slice(brandPrefix.length + 1)), []),
  };
}

function decode<T>(text: string | null, item: StorageItem<T>): T | null {
  if (text === null) return null;
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null || !('v' in stored) || !('value' in stored)) return null;
  return stored.v === item.version && item.isValid(stored.value) ? stored.value : null;
}

function keysBelow(backing: Backing, prefix: string): string[] {
  const all = Array.from({ length: backing.length }, (_, index) => backing.key(index));
  return all.filter((key): key is string => key?.startsWith(prefix) ?? false);
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

export const isText: Guard<string> = (value): value is string => typeof value === 'string';
export const isBoolean: Guard<boolean> = (value): value is boolean => typeof value === 'boolean';
