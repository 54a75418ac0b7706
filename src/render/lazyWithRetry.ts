import { type ComponentType, createElement, type FunctionComponent, lazy, type LazyExoticComponent, useState } from 'react';
import { reportError } from '#src/platform/index.ts';
import { patiently } from './lazyView.ts';

/** Thrown after all retries have failed. Browsers cache failed imports, so only a reload helps. */
export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded';
}

const Nothing = (): null => null;

type Load<P> = () => Promise<ComponentType<P>>;

const attempt = <P>(load: Load<P>): Promise<ComponentType<P>> =>
  patiently(load).catch((cause: unknown) => {
    throw new CodeNotLoaded('A part of the page could not be loaded', { cause });
  });

/** Creates a lazy component that retries loading, then throws `CodeNotLoaded`. */
export const lazyWithRetry = <P extends object>(load: Load<P>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await attempt(load) }));

/** After `preload`, which never rejects, draws at once. */
export function preloadable<P extends object>(load: Load<P>): FunctionComponent<P> & { readonly preload: () => Promise<unknown> } {
  let loaded: ComponentType<P> | null = null;
  const keep = async (): Promise<ComponentType<P>> => (loaded = await attempt(load));
  const Late = lazy(async () => ({ default: await keep() }));
  // Keeps the component of the first render, because another one would lose its state.
  const Part = (props: P) => createElement<P>(useState<ComponentType<P>>(() => loaded ?? Late)[0], props);
  return Object.assign(Part, { preload: () => keep().catch(Nothing) });
}

/** Creates a preloadable part of the page frame. Draws `instead` if its code fails to load. */
export const lazyFrame = <P extends object>(load: Load<P>, instead: ComponentType<P> = Nothing) =>
  preloadable<P>(() =>
    attempt(load).catch((error: unknown) => {
      reportError('boot', error);
      return instead;
    }),
  );
