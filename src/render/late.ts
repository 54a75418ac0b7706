import { type ComponentType, createElement, type FunctionComponent, lazy, type LazyExoticComponent } from 'react';
import { reportError } from '#src/platform/index.ts';
import { fetchLostSheets } from '#src/ui/lostSheet.ts';

/** Product §8; mobile networks lose chunks. */
const RETRIES = 3;

/** Only a reload helps: browsers cache failed imports. */
export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded';
}

type Load<P> = () => Promise<ComponentType<P>>;

async function attempt<P>(load: Load<P>, left = RETRIES): Promise<ComponentType<P>> {
  try {
    if (left < RETRIES) await fetchLostSheets();
    return await load();
  } catch (cause) {
    if (left === 0) throw new CodeNotLoaded('A part of the page could not be loaded', { cause });
    return attempt(load, left - 1);
  }
}

/** Retries, then throws `CodeNotLoaded`. */
export const late = <P extends object>(load: Load<P>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await attempt(load) }));

/** As `late`. Drawn without a pause once `preload` has resolved; `preload` never rejects. */
export function lateAhead<P extends object>(load: Load<P>): FunctionComponent<P> & { readonly preload: () => Promise<void> } {
  let loaded: ComponentType<P> | null = null;
  const keep = async (): Promise<ComponentType<P>> => (loaded = await attempt(load));
  const Late = lazy(async () => ({ default: await keep() }));
  const Part = (props: P) => createElement<P>(loaded ?? Late, props);
  return Object.assign(Part, { preload: () => keep().then(nothing, nothing) });
}

const nothing = (): void => undefined;
const Nothing = (): null => null;

/** If the code is lost, reports it and draws `instead`. */
export const lateFrame = <P extends object>(load: Load<P>, instead: ComponentType<P> = Nothing): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    attempt(load).then(
      (loaded) => ({ default: loaded }),
      (error: unknown) => {
        reportError('boot', error);
        return { default: instead };
      },
    ),
  );
