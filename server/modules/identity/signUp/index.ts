export { createAccount } from './createAccount.ts';
export { referralsOf } from './referrals.ts';
export type { IdentityVendor } from './vendor.ts';
export { type DocumentRefusal, identityStatusOf, verifyDocument, verifyPending, verifySoon } from './verification.ts';
