/** A separate file, loaded when the player types an amount. */
export { createPayment } from './createPayment.ts';
export * from './paymentCalls.ts';
export { problemsOfSubmit, problemsOfValidation } from '#src/shared/payments/depositProblems.ts';
export { problemsOf } from '#src/shared/payments/withdrawalProblems.ts';
