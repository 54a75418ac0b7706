export { applyChanges, type EventChange, type MarketChange, type SelectionChange } from './applyChanges.ts';
export { applyWaiting } from './results/applyWaiting.ts';
export { closeStarted } from './closeStarted.ts';
export { priceHalfPoints } from './priceHalfPoints.ts';
export { publish, sellHalfPoints } from './sellHalfPoints.ts';
