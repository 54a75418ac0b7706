import { useCallback, useSyncExternalStore } from 'react';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  const read = (): boolean => matchMedia(query).matches;
  return useSyncExternalStore(subscribe, read, read);
}

/** Widths at which layouts change (product §9). */
export const breakpoints = { tablet: '(min-width: 768px)', betslip: '(min-width: 1280px)', wide: '(min-width: 1436px)' } as const;
