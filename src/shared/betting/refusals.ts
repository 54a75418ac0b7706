import { t } from '../text/t.ts';

/** How the betslip shows a refusal. The one with the lowest `priority` is shown (domain rules §1.1, product §8). */
export type DisplayType =
  | 'ANONYMOUS_REGION_ERROR'
  | 'BET_ALREADY_PLACED'
  | 'BET_AMOUNT'
  | 'BET_WIN_AMOUNT'
  | 'DEPOSIT'
  | 'GENERIC'
  | 'GEO'
  | 'INVALID'
  | 'ODDS_CHANGED'
  | 'RETRYABLE'
  | 'RG_ACK_REQUIRED'
  | 'RG_LIMIT'
  | 'SELECTION_DISABLED'
  | 'WIN_AMOUNT';

export type RefusalShape = { readonly priority: number; readonly displayType: DisplayType; readonly message: string };

export const refusals = {
  'not-logged-in': { priority: 1, displayType: 'GENERIC', message: t`Log in to place your bet.` },
  'region-not-served': {
    priority: 2,
    displayType: 'ANONYMOUS_REGION_ERROR',
    message: t`You must be physically located in an operating area to wager.`,
  },
  'location-not-verified': {
    priority: 3,
    displayType: 'GEO',
    message: t`We need to verify your location before you proceed. Please Check Location.`,
  },
  'acknowledgement-required': {
    priority: 4,
    displayType: 'RG_ACK_REQUIRED',
    message: t`Please read and confirm the responsible gaming notice first.`,
  },
  'reality-check-due': {
    priority: 4,
    displayType: 'RG_ACK_REQUIRED',
    message: t`Please read your reality check first and press “I Understand”.`,
  },
  'deposits-not-acknowledged': {
    priority: 4,
    displayType: 'RG_ACK_REQUIRED',
    message: t`Please read your deposit notice first and press “I understand”.`,
  },
  'account-restricted': {
    priority: 5,
    displayType: 'RG_LIMIT',
    message: t`Your account can’t place bets right now. Please contact support.`,
  },
  excluded: {
    priority: 5,
    displayType: 'RG_LIMIT',
    message: t`You are taking a break, so you can’t bet until it ends. You can withdraw at any time.`,
  },
  'identity-not-verified': {
    priority: 6,
    displayType: 'GENERIC',
    message: t`We need to know who you are before you can bet. Finish signing up in your account.`,
  },
  'safer-play-guide-due': {
    priority: 6,
    displayType: 'RG_ACK_REQUIRED',
    message: t`Please read our short safer gambling guide first. You can withdraw and cash out at any time.`,
  },
  'safer-play-contact-due': {
    priority: 6,
    displayType: 'RG_ACK_REQUIRED',
    message: t`We would like to talk with you before your next bet. See our message for when and how. You can withdraw and cash out at any time.`,
  },
  'register-unchecked': {
    priority: 6,
    displayType: 'RETRYABLE',
    message: t`We can’t check the self-exclusion register right now. You were not charged. Please try again in a few minutes.`,
  },
  'safer-play-unchecked': {
    priority: 6,
    displayType: 'RETRYABLE',
    message: t`We can’t make our safer gambling checks right now. You were not charged. You can withdraw and cash out at any time. Please try again in a few minutes.`,
  },
  'time-limit-reached': {
    priority: 7,
    displayType: 'RG_LIMIT',
    message: t`You have reached your set daily time limit. Come back tomorrow!`,
  },
  'spend-limit-reached': { priority: 8, displayType: 'RG_LIMIT', message: t`This bet is more than you have left in your spend limit.` },
  'loss-limit-reached': { priority: 8, displayType: 'RG_LIMIT', message: t`This bet is more than you have left in your loss limit.` },
  'wager-limit-reached': { priority: 9, displayType: 'RG_LIMIT', message: t`This bet is more than your max single wager.` },
  'event-closed': { priority: 10, displayType: 'SELECTION_DISABLED', message: t`Betting on this event is closed.` },
  'market-suspended': { priority: 11, displayType: 'SELECTION_DISABLED', message: t`This market is suspended.` },
  'under-review': {
    priority: 11,
    displayType: 'SELECTION_DISABLED',
    message: t`This market is under review, so you can’t bet on it right now.`,
  },
  'selection-closed': { priority: 12, displayType: 'SELECTION_DISABLED', message: t`This selection is no longer offered.` },
  'selection-unknown': { priority: 13, displayType: 'INVALID', message: t`We could not find this selection.` },
  'featured-bet-gone': { priority: 13, displayType: 'INVALID', message: t`This bet is no longer offered, so we did not add it.` },
  'same-event-combination': {
    priority: 14,
    displayType: 'INVALID',
    message: t`You can’t combine these selections from one event.`,
  },
  'impossible-combination': {
    priority: 14,
    displayType: 'INVALID',
    message: t`These selections can’t all win, so you can’t combine them.`,
  },
  'round-robin-unavailable': {
    priority: 15,
    displayType: 'INVALID',
    message: t`A round robin needs 3 to 10 picks. Each combination must have fewer picks than that.`,
  },
  'too-few-selections': { priority: 15, displayType: 'INVALID', message: t`A parlay needs at least two selections.` },
  'too-many-selections': {
    priority: 16,
    displayType: 'INVALID',
    message: t`Your betslip can hold up to 40 selections. Remove some first.`,
  },
  'teaser-unavailable': {
    priority: 15,
    displayType: 'INVALID',
    message: t`A teaser needs 2 or more football or basketball spread or total bets on games that have not started.`,
  },
  // For outdated pages, which only a reload repairs.
  'page-outdated': {
    priority: 17,
    displayType: 'INVALID',
    message: t`This page is out of date, so we did not place your bet. You were not charged. Please reload the page.`,
  },
  'price-moved': { priority: 20, displayType: 'ODDS_CHANGED', message: t`The odds changed.` },
  'line-moved': { priority: 21, displayType: 'ODDS_CHANGED', message: t`The line changed.` },
  'teaser-terms-moved': { priority: 21, displayType: 'ODDS_CHANGED', message: t`The terms of this teaser changed.` },
  'amount-missing': { priority: 30, displayType: 'BET_AMOUNT', message: t`Enter an amount.` },
  'amount-not-positive': { priority: 31, displayType: 'BET_AMOUNT', message: t`Enter an amount above $0.00.` },
  'stake-below-minimum': { priority: 31, displayType: 'BET_AMOUNT', message: t`This amount is below the minimum bet.` },
  'odds-too-low': {
    priority: 31,
    displayType: 'INVALID',
    message: t`The odds of this bet are too low. Add a selection or choose one with higher odds.`,
  },
  'amount-too-large': { priority: 32, displayType: 'BET_AMOUNT', message: t`The most you can bet is $9,999,999.99.` },
  'win-too-large': { priority: 33, displayType: 'WIN_AMOUNT', message: t`The most you can win is $9,999,999.99.` },
  'stake-limit-reached': {
    priority: 34,
    displayType: 'BET_AMOUNT',
    message: t`This is above our limit for this market. Enter a lower amount.`,
  },
  'promotional-credits-low': {
    priority: 35,
    displayType: 'BET_AMOUNT',
    message: t`You do not have enough credits for this bet.`,
  },
  'reward-unavailable': {
    priority: 36,
    // The client removes the reward, so that a retry places the bet without it.
    displayType: 'GENERIC',
    message: t`This reward is no longer available. Remove it or choose another one.`,
  },
  'reward-restricted': { priority: 37, displayType: 'INVALID', message: t`You can’t use this reward on this bet. Choose another one.` },
  'rewards-exclusive': { priority: 38, displayType: 'INVALID', message: t`You can use a reward once, and only one on each bet.` },
  'player-limit-reached': {
    priority: 39,
    displayType: 'BET_AMOUNT',
    message: t`This is above your account’s limit for this market. Enter a lower amount.`,
  },
  'market-limit-reached': {
    priority: 39,
    displayType: 'BET_AMOUNT',
    message: t`This is above our limit for this market right now. Try a smaller amount.`,
  },
  'insufficient-funds': {
    priority: 40,
    displayType: 'DEPOSIT',
    message: t`Your balance is too low for this bet. Enter a lower amount or make a deposit.`,
  },
  'placement-id-reused': { priority: 50, displayType: 'BET_ALREADY_PLACED', message: t`This placement was already used for another bet.` },
  'placement-invalid': { priority: 51, displayType: 'INVALID', message: t`We could not read your bet. Please try again.` },
  'placed-too-often': {
    priority: 59,
    displayType: 'RETRYABLE',
    message: t`You placed many bets in a short time. You were not charged for this one. Wait a minute and try again.`,
  },
  'temporarily-unavailable': {
    priority: 60,
    displayType: 'RETRYABLE',
    message: t`We could not place your bet. You were not charged. Please try again.`,
  },
} as const satisfies Record<string, RefusalShape>;

export type RefusalCode = keyof typeof refusals;

/** Refusals that can occur without a reward (product §3, `disableAwardsDisplay`). */
const WITHOUT_REWARDS: ReadonlySet<string> = new Set<RefusalCode>([
  'region-not-served',
  'account-restricted',
  'excluded',
  'safer-play-contact-due',
  'event-closed',
  'selection-closed',
  'selection-unknown',
  'same-event-combination',
  'impossible-combination',
  'round-robin-unavailable',
  'teaser-unavailable',
]);
export const disablesRewards = (code: string): boolean => WITHOUT_REWARDS.has(code);

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code);

/** Unknown codes get `GENERIC` with the lowest priority. */
export const refusalShape = (code: string, message: string): RefusalShape =>
  isRefusalCode(code) ? refusals[code] : { priority: 99, displayType: 'GENERIC', message };
