import { type ComponentType, createElement, lazy, Suspense } from 'react';
import type { DialogProps } from './DialogSurface.tsx';

type Surface = ComponentType<DialogProps>;
let surface: Surface | null = null;

async function load(): Promise<Surface> {
  surface = (await import('./DialogSurface.tsx')).DialogSurface;
  return surface;
}
const LateSurface = lazy(async () => ({ default: await load() }));

/** Renders loaded code without `Suspense`, which would delay the dialog by 300 ms and take the focus from a field. */
const PromptSurface = (props: DialogProps) => createElement(surface ?? LateSurface, props);

/** Modal dialog; its code loads on first use. */
export function Dialog(props: DialogProps) {
  return props.open ? (
    <Suspense fallback={null}>
      <PromptSurface {...props} />
    </Suspense>
  ) : null;
}

export const preloadDialog = (): Promise<unknown> => load();
