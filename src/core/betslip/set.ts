import { produce } from 'immer';
import type { BetslipState } from './types.ts';

/** A state with these changes; the same one where nothing changes. */
export const set = (state: BetslipState, change: Partial<BetslipState>): BetslipState =>
  produce(state, (draft) => {
    Object.assign(draft, change);
  });
