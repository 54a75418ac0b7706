import { useCallback, useSyncExternalStore } from 'react';
import { usePlatform } from '#src/platform/index.ts';

/** Returns a string that changes whenever a selection's price changes. `picks` must be the same array on every render. */
export function useLook(picks: readonly string[]): string {
  const { prices } = usePlatform();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = picks.map((id) => prices.subscribe(id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [prices, picks],
  );
  const read = useCallback(
    () =>
      picks
        .map((id) => {
          const price = prices.price(id);
          return price === null ? '' : `${price.num}/${price.den}/${price.points}/${price.status}`;
        })
        .join(' '),
    [prices, picks],
  );
  return useSyncExternalStore(subscribe, read, read);
}
