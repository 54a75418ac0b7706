import { createElement, lazy } from 'react';
import { fetchLostSheet } from '#src/ui/lostSheet.ts';
import type { KindView } from './types.ts';

/** A view whose code comes when it is first needed. */
export type LazyView<N> = KindView<N> & {
  /** Starts loading, so that code and data travel side by side. */
  readonly preload: () => Promise<unknown>;
};

/** Chunk requests are retried this often (product §8); a phone that changes cells loses one now and then. */
const RETRIES = 3;

/** Loading failed although it was tried again; the next mount tries once more. */
export class ViewNotLoaded extends Error {
  override readonly name = 'ViewNotLoaded';
}

/**
 * Unlike `React.lazy`: a view that has already come draws at once instead of flashing its skeleton, and one that did not come is asked
 * for again when its node is drawn anew.
 */
export function lazyView<N>(load: () => Promise<{ readonly default: KindView<N> }>): LazyView<N> {
  let loaded: KindView<N> | null = null;
  let pending: { readonly promise: Promise<unknown>; readonly view: KindView<N> } | null = null;
  const start = () => {
    const promise = attempt(load, RETRIES).then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (cause: unknown) => {
        pending = null;
        throw new ViewNotLoaded('The code of this view could not be loaded', { cause });
      },
    );
    return { promise, view: lazy(() => promise) };
  };
  const LazyView = ({ node }: { readonly node: N }) => createElement(loaded ?? (pending ??= start()).view, { node });
  return Object.assign(LazyView, { preload: () => (pending ??= start()).promise });
}

/** Code that is not a view's, asked for as patiently. */
export const patiently = <T>(load: () => Promise<T>): Promise<T> => attempt(load, RETRIES);

async function attempt<T>(load: () => Promise<T>, left: number, lost: unknown = null): Promise<T> {
  try {
    await fetchLostSheet(lost);
    return await load();
  } catch (error) {
    if (left === 0) throw error;
    return attempt(load, left - 1, error);
  }
}

/** Loads the views of these kinds with all their presentations; unknown names and eager views are passed over. Never rejects. */
export async function preloadViews(
  registry: Readonly<Record<string, { readonly view: unknown; readonly presentations?: Readonly<Record<string, unknown>> }>>,
  kinds: readonly string[],
): Promise<void> {
  const known = kinds.flatMap((name) => (Object.hasOwn(registry, name) ? (registry[name] ?? []) : []));
  const views = known.flatMap(({ view, presentations = {} }) => [view, ...Object.values(presentations)]);
  await Promise.allSettled(views.filter(isLazy).map((view) => view.preload()));
}

const isLazy = (view: unknown): view is { preload: () => Promise<unknown> } =>
  typeof view === 'function' && 'preload' in view && typeof view.preload === 'function';
