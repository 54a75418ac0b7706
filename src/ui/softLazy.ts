import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { fetchLostSheets } from './lostSheet.ts';

const Nothing = (): null => null;

/** Lazy component for decoration. If loading fails twice, it renders nothing. */
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
