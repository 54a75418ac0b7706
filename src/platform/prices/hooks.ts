import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { usePlatform } from '../PlatformProvider.tsx';
import { connection, isConnected } from '../connection.ts';
import type { EventState, PriceView } from './types.ts';

/** Null until the price is known and while disconnected. Rerenders only for this selection. */
export function usePrice(selectionId: string): PriceView | null {
  const { prices } = usePlatform();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [prices.subscribe(selectionId, listener), connection.subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
    [prices, selectionId],
  );
  const read = (): PriceView | null => (isConnected() ? prices.price(selectionId) : null);
  return useSyncExternalStore(subscribe, read, read);
}

export function useEventState(eventId: string): EventState | null {
  const { prices } = usePlatform();
  const subscribe = useCallback((listener: () => void) => prices.subscribeToEvent(eventId, listener), [prices, eventId]);
  const read = (): EventState | null => prices.event(eventId);
  return useSyncExternalStore(subscribe, read, read);
}

export function useWatchEvents(eventIds: readonly string[]): void {
  const { prices } = usePlatform();
  const key = [...new Set(eventIds)].sort().join('\n');
  useEffect(() => (key === '' ? undefined : prices.watchEvents(key.split('\n'))), [prices, key]);
}
