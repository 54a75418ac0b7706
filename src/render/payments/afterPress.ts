/** Payment code, loaded once an amount is typed. */
export { createPayment } from './createPayment.ts';
export * from './paymentCalls.ts';
export { problemsOfSubmit, problemsOfValidation } from '#src/shared/payments/depositProblems.ts';
export { problemsOf } from '#src/shared/payments/withdrawalProblems.ts';
