export { cancelPending, changeLimit, confirmPending, limitWords } from './changes.ts';
export { limitHistoryPage } from './history.ts';
export { careItemsOf } from './items.ts';
export { mayBeOffered } from './mayBeOffered.ts';
export { shownExclusionOf } from './ownLimits/exclusions.ts';
export { acknowledgeRealityCheck, realityCheckAt, realityCheckMinutes, wageredSince } from './realityCheck.ts';
