import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { fetchLostSheets } from './lostSheet.ts';

const Nothing = (): null => null;

/** For decoration: renders nothing if loading fails twice. */
export function softLazy<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(() =>
    load()
      .catch(async () => {
        await fetchLostSheets();
        return load();
      })
      .catch(() => Nothing)
      .then((drawn) => ({ default: drawn })),
  );
}
