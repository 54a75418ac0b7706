export { coolOffChoices, exclusionOf, hasHadBreakSince, selfExclusionChoices, takeBreak } from './exclusions.ts';
export { depositLimitReached, isTimeUp, type LimitAllowance, readLimitAllowance, UNLIMITED } from './limitAllowance.ts';
export { keyOfLimit, type LimitRefusal } from './store.ts';
