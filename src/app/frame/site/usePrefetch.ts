import { useEffect } from 'react';
import { useRenderPorts } from '#src/render/index.ts';
import { watchIntent } from './watchIntent.ts';

/** Prefetches links pointed at. */
export function usePrefetch(): void {
  const { prefetch } = useRenderPorts();
  useEffect(() => watchIntent(document, prefetch), [prefetch]);
}
