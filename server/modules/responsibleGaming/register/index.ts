export { callBackDeposits } from './callBackDeposits.ts';
export { isFresh, isRegisterKnown, registerResultOf } from './storedRegisterAnswer.ts';
