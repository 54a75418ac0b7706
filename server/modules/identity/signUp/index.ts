export { referralsOf } from './referrals.ts';
export { createAccount, type SignUp } from './createAccount.ts';
export { type DocumentRefusal, identityStatusOf, verifyDocument, verifyPending, verifySoon } from './verification.ts';
export type { IdentityVendor } from './vendor.ts';
