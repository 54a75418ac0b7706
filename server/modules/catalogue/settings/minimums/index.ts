export { amountTaken, type BetMinimums, MINIMUMS_KEY, minimumsOf, readMinimums, USUAL_MINIMUMS, writeMinimums } from './betMinimums.ts';
