export { betTotals } from './betTotals.ts';
export { ACK_TYPES } from './acknowledgements.ts';
export {
  acceptChanges,
  addSelection,
  adjustPoints,
  buyTeaserPoints,
  clearBetslip,
  promoteBetslip,
  readBetslip,
  removeSelection,
  setDraftAmount,
  setReward,
} from './betslip.ts';
export { findBet, findBets, listBets, type BetFilter, type BetLegView, type BetPage, type BetQuestion, type BetView } from './bets.ts';
export { linesToBuy } from './buyPoints.ts';
export { DEMO_PASSWORD, type DemoAccount, demoAccounts, seedDemoAccounts } from './demoAccounts.ts';
export type { DomainDeps } from './deps.ts';
export { type Offer, type Terms, usualLimits } from './offer.ts';
export { type MarketLimitsSetting, setMarketLimits } from './marketLimits.ts';
export { type PlayerLimits, readPlayerLimits, setPlayerLimits } from './playerLimits.ts';
export {
  type BreakChoice,
  cancelPendingLimit,
  confirmPendingLimit,
  coolOffChoices,
  type DepositLimit,
  depositLimitReached,
  type Exclusion,
  exclusionOf,
  isTimeUp,
  keyOfLimit,
  limitHistoryOf,
  limitPeriodStart,
  type LimitRefusal,
  lostSince,
  ownLimitsOf,
  type PastLimit,
  selfExclusionChoices,
  setOwnLimit,
  spentSince,
  type StandingLimit,
  takeBreak,
  zoneOf,
} from './ownLimits/index.ts';
export { decideOverdue, placeAfterDelay } from './heldPlacements.ts';
export { findPlacement, placeBets } from './placement.ts';
export { HISTORY_SECTIONS, type HistoryEntryView, type HistorySection, listHistory } from './history.ts';
export { type HistoryChoice, historyFilters, historyPeriods, periodStart } from './historyChoices.ts';
export { MOST_ID_CHARACTERS } from './placementBody.ts';
export type { BetRefusal, OfferChange, PlacementDecision, PlacementRequest, RequestedBet, RequestedLeg } from './placementTypes.ts';
export {
  EventIsVoid,
  recordEndingIn,
  resumeSettlements,
  settleEvent,
  settleUnlessVoid,
  voidEvent,
  type ScoreResult,
  type Settlement,
  type VoidResult,
} from './settlement.ts';
export { acknowledgeRealityCheck, realityCheckAt, realityCheckMinutes, wageredSince } from './realityCheck.ts';
export { findSharedBet, shareBet } from './sharedBets.ts';
export { eventLabel, type FreeBet, legsLabel, type ProfitBoost } from './rewards.ts';
export type { DraftRewards, TokenChoice } from './rewardsView.ts';
export type { SlipAmount, SlipSelection } from './slipContent.ts';
export type { BetslipView, DraftBetView, DraftLegView, Trend } from './slipView.ts';
export {
  cashOutBet,
  type CashOutDecision,
  type CashOutView,
  type LineNow,
  type LinesNow,
  runAutomaticCashOuts,
  setAutomaticCashOut,
  type CompletedCashOut,
  completedCashOuts,
  openBets,
  viewOf,
} from './cashOut/index.ts';
export { permits } from './verdict.ts';
export { DEFAULT_TEASERS, readTeaserTable, teaserTableProblem, writeTeaserTable } from './teaserTable.ts';
export type { TeaserDraftView } from './teaserView.ts';
export { type HandVoid, recordVoidIn, resumeVoids } from './voids.ts';
export { balancesOf, fundPlayer, grantCredit, openPlayerWallet, type PlayerBalances } from './wallets.ts';
