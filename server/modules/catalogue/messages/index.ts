export { SAID, type SaidProgress } from './matchProgress.ts';
export { type EventPrices, pointsOf, pointsText, type PriceStatus, type Score, standOf, type WorldChange } from './messages.ts';
