export { betTotals } from './bets/betTotals.ts';
export { ACK_TYPES } from '#server/modules/responsibleGaming/rules/acknowledgements.ts';
export {
  acceptChanges,
  addSelection,
  adjustPoints,
  buyTeaserPoints,
  clearBetslip,
  clearTeaser,
  promoteBetslip,
  readBetslip,
  removeSelection,
  setDraftAmount,
  setReward,
} from './slip/betslip.ts';
export { type BuilderView, viewBuilder } from './slip/view/betBuilder.ts';
export { addDraftBets, type AddedBets, type WantedBets } from './slip/draftBets.ts';
export type { ShownGame } from './pricing/sameGamePrice.ts';
export { findBet, findBets, listBets, type BetFilter, type BetLegView, type BetPage, type BetQuestion, type BetView } from './bets/bets.ts';
export { linesToBuy } from './pricing/buyPoints.ts';
export type { DomainDeps } from '#server/platform/moduleDeps.ts';
export { closureOf, type Offer, readOffers, type Terms, usualLimits } from './pricing/offer.ts';
export { type MarketLimitsSetting, setMarketLimits } from './limits/marketLimits.ts';
export { type PlayerLimits, readPlayerLimits, setPlayerLimits } from './limits/playerLimits.ts';
export {
  type BreakChoice,
  cancelPendingLimit,
  confirmPendingLimit,
  coolOffChoices,
  type DepositLimit,
  depositLimitReached,
  type Exclusion,
  exclusionOf,
  hasHadBreakSince,
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
} from '#server/modules/responsibleGaming/ownLimits/index.ts';
export { decideOverduePlacements, placeAfterDelay } from './placement/heldPlacements.ts';
export { addFeaturedBet } from './featured/featuredBets.ts';
export { readFeaturedBets } from './featured/featuredStore.ts';
export { findPlacement, placeBets } from './placement/placement.ts';
export { listHistory } from './history/history.ts';
export { HISTORY_SECTIONS, type HistoryEntryView, type HistorySection } from './history/historyTypes.ts';
export { type HistoryChoice, historyFilters, historyPeriods, periodStart } from './history/historyChoices.ts';
export { MOST_ID_CHARACTERS } from './placement/placementBody.ts';
export type {
  BetRefusal,
  OfferChange,
  PlacementDecision,
  PlacementRequest,
  RequestedBet,
  RequestedLeg,
} from './placement/placementTypes.ts';
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
} from './settlement/settlement.ts';
export {
  acknowledgeRealityCheck,
  realityCheckAt,
  realityCheckMinutes,
  wageredSince,
} from '#server/modules/responsibleGaming/realityCheck.ts';
export { listPlayerFunds, type PlayerFunds, playerFunds, reportPlayerFunds } from '#server/modules/wallet/playerFunds.ts';
export { findSharedBet, findShareId, shareBet } from './bets/sharedBets.ts';
export { eventLabel, type FreeBet, legsLabel, type ProfitBoost } from './rewards/rewards.ts';
export type { DraftRewards, TokenChoice } from './slip/view/rewardsView.ts';
export { PARLAY, straightId } from './slip/slipContent.ts';
export type { SlipAmount, SlipOrigin, SlipSelection } from './slip/slipContent.ts';
export { legGroupsOf } from './slip/view/legGroups.ts';
export type { BetslipView, DraftBetView, DraftLegView, Trend, TeaserDraftView } from './slip/view/views.ts';
export {
  cashOutAfterDelay,
  cashOutBet,
  type CashOutDecision,
  decideOverdueCashOuts,
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
export { permits } from './placement/verdict.ts';
export { ticketOf } from './pricing/ticket.ts';
export { readMinimums, writeMinimums } from '#server/modules/catalogue/settings/minimums/betMinimums.ts';
export {
  halfPointsProblem,
  readCashOutKept,
  readHalfPoints,
  writeCashOutKept,
  writeHalfPoints,
} from '#server/modules/catalogue/settings/terms/houseTerms.ts';
export { DEFAULT_TEASERS, readTeaserSetting, readTeaserTable, writeTeaserTable } from './pricing/teaser/teaserTable.ts';
export { nameOfTerms, teaserTermsOf } from './pricing/teaser/teaserTerms.ts';
export { DecidedTooEarly, earliestDecided } from './settlement/decidedAt.ts';
export { type GradeRefusal, type MarketGrades, recordGradesIn, type SelectionGrade } from './settlement/grades/selectionGrades.ts';
export { type HandVoid, recordVoidIn, resumeVoids } from './settlement/voids.ts';
export { balancesOf, fundPlayer, grantCredit, openPlayerWallet, type PlayerBalances, tellBalance } from '#server/modules/wallet/wallets.ts';
