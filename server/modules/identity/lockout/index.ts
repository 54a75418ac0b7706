export { MAX_FAILED_LOGINS, Turns } from './failures.ts';
export { countStranger, sweepStrangers } from './strangers.ts';
