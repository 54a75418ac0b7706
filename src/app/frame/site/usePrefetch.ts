import { useEffect } from 'react';
import { useRenderPorts } from '#src/render/index.ts';
import { watchIntent } from './watchIntent.ts';

export function usePrefetch(): void {
  const { prefetch } = useRenderPorts();
  useEffect(() => watchIntent(document, prefetch), [prefetch]);
}
