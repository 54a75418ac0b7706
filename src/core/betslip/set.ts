import { produce } from 'immer';
import type { BetslipState } from './types.ts';

/** Returns the same object if nothing changes. */
export const set = (state: BetslipState, change: Partial<BetslipState>): BetslipState =>
  produce(state, (draft) => {
    Object.assign(draft, change);
  });
