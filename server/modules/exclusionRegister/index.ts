export { followRegister } from './follow.ts';
export { openRegister, type Register, type RegisterDeps } from './openRegister.ts';
export { readRegisterAnswers } from './reading.ts';
export { recordAnswer } from './recordAnswer.ts';
export { personDigest } from './rules/index.ts';
export type { RegisterVendor } from './vendor.ts';
