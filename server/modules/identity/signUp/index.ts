export { contactOf } from './contacts.ts';
export { type AccountDeps, createAccount, type NewAccount } from './createAccount.ts';
export { referralsOf } from './referrals.ts';
export type { IdentityVendor } from './vendor.ts';
export { type DocumentRefusal, type Notice, shownIdentityOf, verifyDocument, verifyPending, verifySoon } from './verification.ts';
