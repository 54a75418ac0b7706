import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useFlag } from '#src/flags/index.ts';
import { type BetslipView, viewOf } from '../selectors.ts';
import type { BetslipState } from '../types.ts';
import { type BetslipFrame, useBetslipContext } from './context.ts';

// What the panel reads; apart from what the prices read, because it loads later.
export const useBetslipState = (): BetslipState => useStore(useBetslipContext().store);
export const useBetslipFrame = (): BetslipFrame => useStore(useBetslipContext().frame);

export function useBetslipView(): BetslipView {
  const state = useBetslipState();
  const acceptsInOne = useFlag('acceptance-optimisation');
  const hasRoundRobins = useFlag('round-robins');
  return useMemo(() => viewOf(state, { acceptsInOne, hasRoundRobins }), [state, acceptsInOne, hasRoundRobins]);
}
