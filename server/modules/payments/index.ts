export { excludeProvider, removeMethod } from './choices.ts';
export { keptMethods } from './methods.ts';
export { checkCode, hasOpenCode } from './promotionCodes.ts';
export { findTransaction, paymentText, receiptSubject, type Transaction } from './transactions.ts';
export type { DepositRequest, PaymentRequest, WithdrawalRequest } from './types.ts';
