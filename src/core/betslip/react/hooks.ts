import { useCallback, useSyncExternalStore } from 'react';
import { MOST_SELECTIONS } from '#src/shared/betting/slipLimits.ts';
import { selectedIds } from '../overlay.ts';
import type { BetslipState, WantedBets } from '../types.ts';
import { useBetslipContext } from './context.ts';

/** Whether a selection is in the slip, counting what is not confirmed yet. Re-renders for this selection alone. */
export function useIsInBetslip(selectionId: string): boolean {
  const { store } = useBetslipContext();
  const read = useCallback(() => isInBetslip(store.getState(), selectionId), [store, selectionId]);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The same of a state, outside drawing. */
export const isInBetslip = (state: BetslipState, selectionId: string): boolean => idsOf(state).has(selectionId);

/** How many more selections the slip takes, counting what is not confirmed yet; below zero when two slips were joined. */
export const roomInBetslip = (state: BetslipState): number => MOST_SELECTIONS - idsOf(state).size;

/** Whether it holds anything beside what is to be taken. */
export const holdsOthers = (state: BetslipState, { legs, game }: WantedBets): boolean => {
  const wanted = new Set([...legs.map(({ selectionId }) => selectionId), ...(game?.legs ?? []).map(({ selection }) => selection.id)]);
  return [...idsOf(state)].some((id) => !wanted.has(id));
};

const known = new WeakMap<BetslipState, ReadonlySet<string>>();

/** A thousand buttons ask after every change: one answer for all. */
function idsOf(state: BetslipState): ReadonlySet<string> {
  const ids = known.get(state) ?? selectedIds(state);
  known.set(state, ids);
  return ids;
}
