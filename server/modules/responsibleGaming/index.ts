export { cancelPending, changeLimit, confirmPending, limitWords } from './changes.ts';
export { limitHistoryPage } from './history.ts';
export { rgItemsOf } from './items.ts';
export { owesDeposits } from './owedDeposits.ts';
export { shownExclusionOf } from './rgLimits/exclusions.ts';
export { acknowledgeRealityCheck, realityCheckAt, realityCheckMinutes, wageredSince } from './realityCheck.ts';
