export { MAX_FAILED_LOGINS, Turns } from './failures.ts';
export type { Shown } from './ownBuckets.ts';
export { countStranger, sweepStrangers } from './strangers.ts';
