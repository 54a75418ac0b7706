import { useCallback, useSyncExternalStore } from 'react';
import { useBetslipContext } from '../context.ts';

/** Null for visitors, and until the owner is known. */
export function useOwnerId(): string | null {
  const { store } = useBetslipContext();
  const read = useCallback(() => {
    const { owner } = store.getState();
    return owner.type === 'player' ? owner.id : null;
  }, [store]);
  return useSyncExternalStore(store.subscribe, read, read);
}
