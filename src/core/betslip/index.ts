export { BetslipProvider, type BetslipProviderProps } from './react/BetslipProvider.tsx';
export { type BetslipFrame, useBetslipContext } from './react/context.ts';
export { isInBetslip, roomInBetslip, useSelectionCount } from './react/hooks.ts';
export { samePoints } from './points.ts';
export { useBetslipFrame, useBetslipView } from './react/panel/panelHooks.ts';
export { PriceButton, type PriceButtonProps } from './react/card/PriceButton.tsx';
export { selectionsText } from './react/panel/selectionsText.ts';
export type { Owner, SelectionRef, SelectionSource, WantedBets } from './types.ts';
export type { WirePlacedBet } from './wire.ts';
