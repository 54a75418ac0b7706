import { useCallback, useSyncExternalStore } from 'react';
import { MOST_SELECTIONS } from '#src/shared/betting/slipLimits.ts';
import { selectedIds } from '../overlay.ts';
import type { BetslipState, WantedBets } from '../types.ts';
import { useBetslipContext } from './context.ts';

/** True also for selections that the server has not confirmed. */
export function useIsInBetslip(selectionId: string): boolean {
  const { store } = useBetslipContext();
  const read = useCallback(() => isInBetslip(store.getState(), selectionId), [store, selectionId]);
  return useSyncExternalStore(store.subscribe, read, read);
}

export const isInBetslip = (state: BetslipState, selectionId: string): boolean => idsOf(state).has(selectionId);

/** Number of selections that can be added; negative if a login merged two large slips. */
export const roomInBetslip = (state: BetslipState): number => MOST_SELECTIONS - idsOf(state).size;

export function useSelectionCount(): number {
  const { store } = useBetslipContext();
  const read = useCallback(() => idsOf(store.getState()).size, [store]);
  return useSyncExternalStore(store.subscribe, read, read);
}

export const holdsOthers = (state: BetslipState, { legs, game }: WantedBets): boolean => {
  const wanted = new Set([...legs.map(({ selectionId }) => selectionId), ...(game?.legs ?? []).map(({ selection }) => selection.id)]);
  return [...idsOf(state)].some((id) => !wanted.has(id));
};

const known = new WeakMap<BetslipState, ReadonlySet<string>>();

/** Caches the result, because a thousand buttons may read it. */
function idsOf(state: BetslipState): ReadonlySet<string> {
  const ids = known.get(state) ?? selectedIds(state);
  known.set(state, ids);
  return ids;
}
