/** The door: wins that are reported for tax in the United States, and the forms of them. */
export { covers, isTaxedIn, type Win } from './rules/bigWins.ts';
export { taxFormOf, taxYearsOf } from './forms.ts';
export { reportableWins } from './wins.ts';
