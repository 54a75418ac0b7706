export type { OwedCard } from './cardsFirst.ts';
export { confirmationOf } from './confirmation.ts';
export type { Consent } from '../types.ts';
export { confirmedBy } from './confirmed.ts';
export { createWithdrawal, validateWithdrawal } from './createWithdrawal.ts';
export { progressOf, type WithdrawalProgress } from './progress.ts';
export { durationText } from './typicalTimes.ts';
export { withdrawalLanding } from './landing.ts';
export { openPayoutPage, submitWithdrawal } from './submit.ts';
