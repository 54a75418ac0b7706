import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { fetchLostSheet } from './lostSheet.ts';

const Nothing = (): null => null;

/** For decoration whose code comes late: tried twice, then nothing is drawn. A lost chunk must not take down what it decorates. */
export function softLazy<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(() =>
    load()
      .catch(async (cause: unknown) => {
        await fetchLostSheet(cause);
        return load();
      })
      .catch(() => Nothing)
      .then((drawn) => ({ default: drawn })),
  );
}
