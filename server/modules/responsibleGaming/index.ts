export { cancelPending, changeLimit, confirmPending, limitWords } from './changes.ts';
export { limitHistoryPage } from './history.ts';
export { careItemsOf } from './items.ts';
export { shownExclusionOf } from './ownLimits/exclusions.ts';
export { acknowledgeRealityCheck, realityCheckAt, realityCheckMinutes, wageredSince } from './realityCheck.ts';
