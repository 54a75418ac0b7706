export { coolOffChoices, exclusionOf, hasHadBreakSince, selfExclusionChoices, takeBreak } from './exclusions.ts';
export { depositLimitReached, isTimeUp, type OwnStanding, readOwnStanding, UNLIMITED } from './limitAllowance.ts';
export { keyOfLimit, type LimitRefusal } from './store.ts';
