import { useSyncExternalStore } from 'react';

/** From this screen width, the slip is a column. */
const WIDE = '(min-width: 1280px)';

export const isWide = (): boolean => matchMedia(WIDE).matches;

export const useIsWide = (): boolean => useSyncExternalStore(listen, isWide, isWide);

function listen(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
