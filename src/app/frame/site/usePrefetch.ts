import { useEffect } from 'react';
import { useRenderPorts } from '#src/render/index.ts';
import { watchIntent } from './watchIntent.ts';

/** Fetches pages whose links the player points at. */
export function usePrefetch(): void {
  const { prefetch } = useRenderPorts();
  useEffect(() => watchIntent(document, prefetch), [prefetch]);
}
