export { useQuickAmount } from './quickAmount.ts';
export { type QuickBetControl, useQuickBet } from './useQuickBet.ts';
