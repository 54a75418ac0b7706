export {
  type BreakChoice,
  coolOffChoices,
  type Exclusion,
  exclusionOf,
  hasHadBreakSince,
  selfExclusionChoices,
  takeBreak,
} from './exclusions.ts';
export { periodStart as limitPeriodStart, zoneOf } from './periods.ts';
export { depositLimitReached, type DepositLimit, isTimeUp } from './standing.ts';
export {
  cancelPendingLimit,
  confirmPendingLimit,
  keyOfLimit,
  limitHistoryOf,
  type LimitRefusal,
  ownLimitsOf,
  type PastLimit,
  setOwnLimit,
} from './store.ts';
export type { StandingLimit } from './terms.ts';
export { lostSince, spentSince } from './usage.ts';
