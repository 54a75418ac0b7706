export { REPORTED, type ReportedProgress } from './matchProgress.ts';
export { type EventPrices, pointsOf, pointsText, type PriceStatus, type Score, eventSnapshotOf, type WorldChange } from './messages.ts';
