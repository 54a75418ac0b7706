export { callBackDeposits } from './callBackDeposits.ts';
export { isFresh, isRegisterKnown, registerVerdictOf } from './registerStanding.ts';
