export { callBackDeposits } from './callBackDeposits.ts';
export { isFresh, isRegisterKnown } from './registerStanding.ts';
