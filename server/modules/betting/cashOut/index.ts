export { setAutomaticCashOut } from './automatic.ts';
export { completedCashOuts, openBets } from './completed.ts';
export { cashOutAfterDelay, decideOverdueCashOuts } from './held.ts';
export { runAutomaticCashOuts } from './runAutomatic.ts';
export type { CashOutDecision, CashOutView } from './types.ts';
export { viewOf } from './view.ts';
