export { covers, isTaxedIn, type Win } from './bigWins.ts';
