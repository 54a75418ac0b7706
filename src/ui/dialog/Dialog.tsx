import { type ComponentType, createElement, lazy, Suspense } from 'react';
import type { DialogProps } from './DialogSurface.tsx';

type Surface = ComponentType<DialogProps>;
/** Null until its code has come. */
let surface: Surface | null = null;

async function load(): Promise<Surface> {
  surface = (await import('./DialogSurface.tsx')).DialogSurface;
  return surface;
}
const LateSurface = lazy(async () => ({ default: await load() }));

/**
 * Drawn at once where its code is there. React waits 300 ms between a fallback and what comes for it: a dialog that was decided on because nobody
 * was typing would take the focus from a field of a moment later.
 */
const PromptSurface = (props: DialogProps) => createElement(surface ?? LateSurface, props);

/** A modal over the page. Its code loads when the first one opens. */
export function Dialog(props: DialogProps) {
  return props.open ? (
    <Suspense fallback={null}>
      <PromptSurface {...props} />
    </Suspense>
  ) : null;
}

/** Fetches the dialog's code ahead of its first use. */
export const preloadDialog = (): Promise<unknown> => load();
