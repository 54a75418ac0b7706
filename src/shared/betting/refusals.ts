import { t } from '../text/t.ts';

/** Domain rules §1.1, product §8. The lowest `priority` is shown. */
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
    message: t`Please read how long you have played first, and press “I Understand”.`,
  },
  'deposits-not-acknowledged': {
    priority: 4,
    displayType: 'RG_ACK_REQUIRED',
    message: t`Please read how much you have deposited first, and press “I understand”.`,
  },
  'account-restricted': { priority: 5, displayType: 'RG_LIMIT', message: t`Your account cannot place bets at the moment.` },
  excluded: {
    priority: 5,
    displayType: 'RG_LIMIT',
    message: t`You are taking a break. No bets are taken until it is over; you can withdraw at any time.`,
  },
  'identity-not-verified': {
    priority: 6,
    displayType: 'GENERIC',
    message: t`We need to know who you are before you can bet. Finish signing up in your account.`,
  },
  'safer-play-guide-due': {
    priority: 6,
    displayType: 'RG_ACK_REQUIRED',
    message: t`Please read our short guide to safer play first. You can withdraw and cash out at any time.`,
  },
  'safer-play-contact-due': {
    priority: 6,
    displayType: 'RG_ACK_REQUIRED',
    message: t`We would like to talk with you before your next bet. Our message says when and how. You can withdraw and cash out at any time.`,
  },
  'register-unchecked': {
    priority: 6,
    displayType: 'RETRYABLE',
    message: t`We cannot check the register of excluded persons right now. Nothing was charged. Please try again in a few minutes.`,
  },
  'time-limit-reached': {
    priority: 7,
    displayType: 'RG_LIMIT',
    message: t`You have reached your set daily time limit. Come back tomorrow!`,
  },
  'spend-limit-reached': { priority: 8, displayType: 'RG_LIMIT', message: t`This bet is more than your spend limit leaves.` },
  'loss-limit-reached': { priority: 8, displayType: 'RG_LIMIT', message: t`This bet is more than your loss limit leaves.` },
  'wager-limit-reached': { priority: 9, displayType: 'RG_LIMIT', message: t`This bet is more than your max single wager.` },
  'event-closed': { priority: 10, displayType: 'SELECTION_DISABLED', message: t`This event is closed for betting.` },
  'market-suspended': { priority: 11, displayType: 'SELECTION_DISABLED', message: t`This market is suspended.` },
  'under-review': {
    priority: 11,
    displayType: 'SELECTION_DISABLED',
    message: t`This market is under review. No bets are taken on it for now.`,
  },
  'selection-closed': { priority: 12, displayType: 'SELECTION_DISABLED', message: t`This selection is no longer offered.` },
  'selection-unknown': { priority: 13, displayType: 'INVALID', message: t`This selection does not exist.` },
  'featured-bet-gone': { priority: 13, displayType: 'INVALID', message: t`This bet is no longer offered. Nothing was added.` },
  'same-event-combination': {
    priority: 14,
    displayType: 'INVALID',
    message: t`These selections of one event cannot be combined.`,
  },
  'impossible-combination': { priority: 14, displayType: 'INVALID', message: t`These selections can never win together.` },
  'round-robin-unavailable': {
    priority: 15,
    displayType: 'INVALID',
    message: t`A round robin needs 3 to 10 picks, and fewer in each combination than there are.`,
  },
  'too-few-selections': { priority: 15, displayType: 'INVALID', message: t`A parlay needs at least two selections.` },
  'too-many-selections': { priority: 16, displayType: 'INVALID', message: t`A betslip holds at most 40 selections.` },
  'teaser-unavailable': {
    priority: 15,
    displayType: 'INVALID',
    message: t`A teaser needs 2 or more football or basketball spread or total bets, on games that have not begun.`,
  },
  // Only a reload helps.
  'page-outdated': {
    priority: 17,
    displayType: 'INVALID',
    message: t`This page is out of date and cannot place this bet. Please reload it. Nothing was charged.`,
  },
  'price-moved': { priority: 20, displayType: 'ODDS_CHANGED', message: t`The odds have changed.` },
  'line-moved': { priority: 21, displayType: 'ODDS_CHANGED', message: t`The line has changed.` },
  'teaser-terms-moved': { priority: 21, displayType: 'ODDS_CHANGED', message: t`The terms of this teaser have changed.` },
  'amount-missing': { priority: 30, displayType: 'BET_AMOUNT', message: t`Enter an amount.` },
  'amount-not-positive': { priority: 31, displayType: 'BET_AMOUNT', message: t`The amount must be more than $0.00.` },
  'stake-below-minimum': { priority: 31, displayType: 'BET_AMOUNT', message: t`This is less than the least we take on a bet.` },
  'odds-too-low': {
    priority: 31,
    displayType: 'INVALID',
    message: t`The odds of this bet are too low to be taken. Add a selection or take a longer one.`,
  },
  'amount-too-large': { priority: 32, displayType: 'BET_AMOUNT', message: t`The most you can bet is $9,999,999.99.` },
  'win-too-large': { priority: 33, displayType: 'WIN_AMOUNT', message: t`The most you can win is $9,999,999.99.` },
  'stake-limit-reached': { priority: 34, displayType: 'BET_AMOUNT', message: t`This is more than we can take on this market.` },
  'promotional-credits-low': {
    priority: 35,
    displayType: 'BET_AMOUNT',
    message: t`You do not have enough credits for this bet.`,
  },
  'reward-unavailable': {
    priority: 36,
    // The client removes the reward; retrying places the bet as shown.
    displayType: 'GENERIC',
    message: t`This reward can no longer be used. Remove it or choose another one.`,
  },
  'reward-restricted': { priority: 37, displayType: 'INVALID', message: t`This reward cannot be used on this bet.` },
  'rewards-exclusive': { priority: 38, displayType: 'INVALID', message: t`A reward can be used once, and a bet takes only one.` },
  'player-limit-reached': { priority: 39, displayType: 'BET_AMOUNT', message: t`This is more than your account can bet on this market.` },
  'market-limit-reached': {
    priority: 39,
    displayType: 'BET_AMOUNT',
    message: t`We cannot take this much more on this market at the moment. Try a smaller amount.`,
  },
  'insufficient-funds': { priority: 40, displayType: 'DEPOSIT', message: t`Your balance is too low for this bet.` },
  'placement-id-reused': { priority: 50, displayType: 'BET_ALREADY_PLACED', message: t`This placement was already used for another bet.` },
  'placement-invalid': { priority: 51, displayType: 'INVALID', message: t`The bet could not be read.` },
  'placed-too-often': {
    priority: 59,
    displayType: 'RETRYABLE',
    message: t`You have placed many bets in a short time. Nothing was charged. Wait a minute and try again.`,
  },
  'temporarily-unavailable': {
    priority: 60,
    displayType: 'RETRYABLE',
    message: t`We could not place your bet just now. Nothing was charged. Please try again.`,
  },
} as const satisfies Record<string, RefusalShape>;

export type RefusalCode = keyof typeof refusals;

/** No reward avoids these (product §3, `disableAwardsDisplay`). */
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

/** Unknown codes come last, as GENERIC. */
export const refusalShape = (code: string, message: string): RefusalShape =>
  isRefusalCode(code) ? refusals[code] : { priority: 99, displayType: 'GENERIC', message };
