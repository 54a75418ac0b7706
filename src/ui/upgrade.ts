import { useEffect, useSyncExternalStore } from 'react';

/** Better component, which replaces the simple one after its code has loaded. */
export type Upgrade<T> = {
  /** The better component; null until it has loaded. `isWanted` loads it. */
  readonly useLoaded: (isWanted?: boolean) => T | null;
  /** Loads the component; never rejects. */
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
