export { betTotals } from './betTotals.ts';
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
} from './betslip.ts';
export { type BuilderView, viewBuilder } from './betBuilder.ts';
export { addDraftBets, type AddedBets, type WantedBets } from './draftBets.ts';
export type { ShownGame } from './sameGamePrice.ts';
export { findBet, findBets, listBets, type BetFilter, type BetLegView, type BetPage, type BetQuestion, type BetView } from './bets.ts';
export { linesToBuy } from './buyPoints.ts';
export type { DomainDeps } from '#server/platform/moduleDeps.ts';
export { closureOf, type Offer, readOffers, type Terms, usualLimits } from './offer.ts';
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
export { decideOverduePlacements, placeAfterDelay } from './heldPlacements.ts';
export { addFeaturedBet } from './featuredBets.ts';
export { readFeaturedBets } from './featuredStore.ts';
export { findPlacement, placeBets } from './placement.ts';
export { listHistory } from './history.ts';
export { HISTORY_SECTIONS, type HistoryEntryView, type HistorySection } from './historyTypes.ts';
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
export {
  acknowledgeRealityCheck,
  realityCheckAt,
  realityCheckMinutes,
  wageredSince,
} from '#server/modules/responsibleGaming/realityCheck.ts';
export { listPlayerFunds, type PlayerFunds, playerFunds, reportPlayerFunds } from '#server/modules/wallet/playerFunds.ts';
export { findSharedBet, findShareId, shareBet } from './sharedBets.ts';
export { eventLabel, type FreeBet, legsLabel, type ProfitBoost } from './rewards.ts';
export type { DraftRewards, TokenChoice } from './rewardsView.ts';
export { PARLAY, straightId } from './slipContent.ts';
export type { SlipAmount, SlipOrigin, SlipSelection } from './slipContent.ts';
export { legGroupsOf } from './legGroups.ts';
export type { BetslipView, DraftBetView, DraftLegView, Trend } from './slipView.ts';
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
export { permits } from './verdict.ts';
export { ticketOf } from './ticket.ts';
export { readMinimums, writeMinimums } from '#server/modules/catalogue/settings/betMinimums.ts';
export {
  halfPointsProblem,
  readCashOutKept,
  readHalfPoints,
  writeCashOutKept,
  writeHalfPoints,
} from '#server/modules/catalogue/settings/houseTerms.ts';
export { DEFAULT_TEASERS, readTeaserSetting, readTeaserTable, writeTeaserTable } from './teaserTable.ts';
export { nameOfTerms, teaserTermsOf } from './teaserTerms.ts';
export type { TeaserDraftView } from './teaserView.ts';
export { DecidedTooEarly, earliestDecided } from './decidedAt.ts';
export { type GradeRefusal, type MarketGrades, recordGradesIn, type SelectionGrade } from './selectionGrades.ts';
export { type HandVoid, recordVoidIn, resumeVoids } from './voids.ts';
export { balancesOf, fundPlayer, grantCredit, openPlayerWallet, type PlayerBalances, tellBalance } from '#server/modules/wallet/wallets.ts';
