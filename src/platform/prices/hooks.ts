import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { usePlatform } from '../PlatformProvider.tsx';
import type { EventState, PriceView } from './types.ts';

/** The selection as it is now; null until its price has arrived. The component re-renders for this selection alone. */
export function usePrice(selectionId: string): PriceView | null {
  const { prices } = usePlatform();
  const subscribe = useCallback((listener: () => void) => prices.subscribe(selectionId, listener), [prices, selectionId]);
  const read = (): PriceView | null => prices.price(selectionId);
  return useSyncExternalStore(subscribe, read, read);
}

/** Status and score of an event as they are now; null until they have arrived. */
export function useEventState(eventId: string): EventState | null {
  const { prices } = usePlatform();
  const subscribe = useCallback((listener: () => void) => prices.subscribeToEvent(eventId, listener), [prices, eventId]);
  const read = (): EventState | null => prices.event(eventId);
  return useSyncExternalStore(subscribe, read, read);
}

/** Keeps the prices and scores of these events live while the component is mounted. The order and identity of the list do not matter. */
export function useWatchEvents(eventIds: readonly string[]): void {
  const { prices } = usePlatform();
  const key = [...new Set(eventIds)].sort().join('\n');
  useEffect(() => (key === '' ? undefined : prices.watchEvents(key.split('\n'))), [prices, key]);
}
