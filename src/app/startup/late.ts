import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { reportError } from '#src/platform/index.ts';
import { fetchLostSheet } from '#src/ui/lostSheet.ts';

/** Chunks are asked for again this often (product §8); a phone that changes cells loses one now and then. */
const RETRIES = 3;

/** The code of a part did not come. Only a new page asks again: browsers remember what failed. */
export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded';
}

type Load<P> = () => Promise<ComponentType<P>>;

async function attempt<P>(load: Load<P>, left = RETRIES, lost: unknown = null): Promise<ComponentType<P>> {
  try {
    await fetchLostSheet(lost);
    return await load();
  } catch (cause) {
    if (left === 0) throw new CodeNotLoaded('A part of the page could not be loaded', { cause });
    return attempt(load, left - 1, cause);
  }
}

/** A part whose code comes late; without it, the nearest boundary says so. */
export const late = <P extends object>(load: Load<P>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await attempt(load) }));

const Nothing = (): null => null;

/** A part of the frame whose code comes late; without it, the page stands and this part is missing, or `instead` says so. */
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
