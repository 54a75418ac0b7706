import { produce } from 'immer';
import type { BetslipState } from './types.ts';

/** Unchanged: the same object. */
export const set = (state: BetslipState, change: Partial<BetslipState>): BetslipState =>
  produce(state, (draft) => {
    Object.assign(draft, change);
  });
