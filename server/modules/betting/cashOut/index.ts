export { setAutomaticCashOut } from './automatic.ts';
export { type CompletedCashOut, completedCashOuts, openBets } from './completed.ts';
export { cashOutBet } from './execute.ts';
export { cashOutAfterDelay, decideOverdueCashOuts } from './held.ts';
export type { LineNow, LinesNow } from '../pricing/linesNow.ts';
export { runAutomaticCashOuts } from './runAutomatic.ts';
export type { CashOutDecision, CashOutRequest, CashOutView, Quote } from './types.ts';
export { viewOf } from './view.ts';
