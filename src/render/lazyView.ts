import { createElement, lazy } from 'react';
import { fetchLostSheets } from '#src/ui/lostSheet.ts';
import type { Kind, KindView } from './types.ts';

export type LazyView<N> = KindView<N> & {
  readonly preload: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
};

/** Retries of a failed load (product §8). */
const RETRIES = 3;

/** Thrown after all retries have failed; the next mount loads again. */
export class ViewNotLoaded extends Error {
  override readonly name = 'ViewNotLoaded';
}

/**
 * Creates a lazy view. Unlike `React.lazy`, it draws loaded code without a skeleton and retries at the next mount. Throws `ViewNotLoaded`.
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
  return Object.assign(LazyView, { preload: () => (pending ??= start()).promise, isLoaded: () => loaded !== null });
}

export const lazyKind = <const K extends string, N>(
  load: () => Promise<{ readonly [P in NoInfer<K>]: KindView<N> }>,
  name: K,
  skeleton: Kind<N>['skeleton'],
  traits: Pick<Kind<N>, 'height' | 'isHead'> = {},
): Kind<N> => ({ view: lazyView(async () => ({ default: (await load())[name] })), skeleton, ...traits });

/** Loads with retries; rejects with the last error. */
export const patiently = <T>(load: () => Promise<T>): Promise<T> => attempt(load, RETRIES);

async function attempt<T>(load: () => Promise<T>, left: number): Promise<T> {
  try {
    if (left < RETRIES) await fetchLostSheets();
    return await load();
  } catch (error) {
    if (left === 0) throw error;
    return attempt(load, left - 1);
  }
}

type Views = Readonly<Record<string, { readonly view: unknown; readonly presentations?: Readonly<Record<string, unknown>> }>>;

/** Loads views in advance. Never rejects. */
export async function preloadViews(registry: Views, kinds: readonly string[]): Promise<void> {
  await Promise.allSettled(lazyViewsOf(registry, kinds).map((view) => view.preload()));
}

export const areViewsLoaded = (registry: Views, kinds: readonly string[]): boolean =>
  lazyViewsOf(registry, kinds).every((view) => view.isLoaded());

function lazyViewsOf(registry: Views, kinds: readonly string[]): readonly Lazy[] {
  const known = kinds.flatMap((name) => (Object.hasOwn(registry, name) ? (registry[name] ?? []) : []));
  return known.flatMap(({ view, presentations = {} }) => [view, ...Object.values(presentations)]).filter(isLazy);
}

type Lazy = Pick<LazyView<never>, 'isLoaded' | 'preload'>;
const isLazy = (view: unknown): view is Lazy => typeof view === 'function' && 'preload' in view;
