import { useEffect, useSyncExternalStore } from 'react';

/** Better version of a simple part. It replaces the simple part after its code has loaded. */
export type Upgrade<T> = {
  /** Returns the better component; null until it has loaded. Loads it if `isWanted`. */
  readonly useLoaded: (isWanted?: boolean) => T | null;
  /** Loads the component in advance; never rejects. */
  readonly preload: () => Promise<void>;
};

export function createUpgrade<T>(load: () => Promise<T>): Upgrade<T> {
  const listeners = new Set<() => void>();
  let loaded: T | null = null;
  let loading: Promise<void> | null = null;
  const keep = (part: T): void => {
    loaded = part;
    for (const listener of listeners) listener();
  };
  const forget = (): void => {
    loading = null;
  };
  const preload = (): Promise<void> => {
    loading ??= load().then(keep, forget);
    return loading;
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const useLoaded = (isWanted = true): T | null => {
    useEffect(() => void (isWanted && preload()), [isWanted]);
    const read = (): T | null => loaded;
    return useSyncExternalStore(subscribe, read, read);
  };
  return { useLoaded, preload };
}
