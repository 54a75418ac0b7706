import { type ComponentType, createElement, lazy, Suspense } from 'react';
import type { DialogProps } from './DialogSurface.tsx';

type Surface = ComponentType<DialogProps>;
/** Null until the code has loaded. */
let surface: Surface | null = null;

async function load(): Promise<Surface> {
  surface = (await import('./DialogSurface.tsx')).DialogSurface;
  return surface;
}
const LateSurface = lazy(async () => ({ default: await load() }));

/**
 * Renders synchronously once the code is loaded. `Suspense` would delay it by 300 ms after a fallback, and the dialog could take the focus
 * from a field in which the player has begun to type.
 */
const PromptSurface = (props: DialogProps) => createElement(surface ?? LateSurface, props);

/** Modal dialog. Loads its code when first opened. */
export function Dialog(props: DialogProps) {
  return props.open ? (
    <Suspense fallback={null}>
      <PromptSurface {...props} />
    </Suspense>
  ) : null;
}

/** Loads the dialog's code before its first use. */
export const preloadDialog = (): Promise<unknown> => load();
