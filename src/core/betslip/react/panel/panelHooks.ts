import { useStore } from 'zustand';
import { useFlag } from '#src/flags/index.ts';
import { type BetslipView, viewOf, type ViewOptions } from '../../selectors.ts';
import type { BetslipState } from '../../types.ts';
import { type BetslipFrame, useBetslipContext } from '../context.ts';

// A file of its own, because `hooks.ts` loads early.
export const useBetslipState = (): BetslipState => useStore(useBetslipContext().store);
export const useBetslipFrame = (): BetslipFrame => useStore(useBetslipContext().frame);

export function useBetslipView(): BetslipView {
  const state = useBetslipState();
  const acceptsInOne = useFlag('acceptance-optimisation');
  const hasRoundRobins = useFlag('round-robins');
  return sharedView(state, { acceptsInOne, hasRoundRobins });
}

type Shared = { readonly options: ViewOptions; readonly view: BetslipView };
const shared = new WeakMap<BetslipState, Shared>();

function sharedView(state: BetslipState, options: ViewOptions): BetslipView {
  const known = shared.get(state);
  if (known && known.options.acceptsInOne === options.acceptsInOne && known.options.hasRoundRobins === options.hasRoundRobins)
    return known.view;
  const view = viewOf(state, options);
  shared.set(state, { options, view });
  return view;
}
