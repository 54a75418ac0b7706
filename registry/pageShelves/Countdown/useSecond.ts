import { useSyncExternalStore } from 'react';
import { usePlatform } from '#src/platform/index.ts';

/** Returns the server time in seconds, updated every 1,000 ms (product §9) while the page is visible. */
export function useSecond(): number {
  const { clock } = usePlatform();
  const read = (): number => Math.floor(clock.now() / 1_000);
  return useSyncExternalStore(onSecond, read, read);
}

function onSecond(tell: () => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') tell();
  }, 1_000);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}
