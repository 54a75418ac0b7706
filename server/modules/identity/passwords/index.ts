export type { PasswordRefusal } from './changePassword.ts';
export { isCommonPassword } from './commonPasswords.ts';
export { openReset, type Reset, sweepResets, takeReset } from './passwordReset.ts';
export { hashesSoFar, hashPassword, isPassword } from './passwords.ts';
