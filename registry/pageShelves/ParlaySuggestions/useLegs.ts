import { useCallback, useSyncExternalStore } from 'react';
import { type PriceView, usePlatform } from '#src/platform/index.ts';

/** Returns a price per selection id, or null if missing. `ids` must be the same array on every render. */
export function useLegs(ids: readonly string[]): readonly (PriceView | null)[] {
  const { prices } = usePlatform();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = ids.map((id) => prices.subscribe(id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [prices, ids],
  );
  const lookOf = useCallback(() => ids.map((id) => lookOfPrice(prices.price(id))).join(' '), [prices, ids]);
  useSyncExternalStore(subscribe, lookOf, lookOf);
  return ids.map((id) => prices.price(id));
}

const lookOfPrice = (price: PriceView | null): string => (price === null ? '' : `${price.num}/${price.den}/${price.status}`);
