/** The door: money that players bring, by a payment vendor. */
export { applyWord } from './applyWord.ts';
export { excludeProvider, removeMethod } from './choices.ts';
export { createDeposit, validateDeposit } from './createDeposit.ts';
export { resolveDoubts } from './doubts.ts';
export { openGateway } from './gateway.ts';
export { depositLanding, type Landing, type OfferedProvider, type PaymentMethod, quickDepositLanding } from './landing.ts';
export { checkCode, type CodeStatus } from './promotionCodes.ts';
export { providerOf } from './providers.ts';
export { findDeposit, type FoundDeposit, receiptSubject } from './transactions.ts';
export type { DepositWish } from './types.ts';
export { CALLBACK_AUDIENCE, CALLBACK_TYPE, type PaymentVendor, readCallback } from './vendor.ts';
