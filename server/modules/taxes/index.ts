/** The door: wins that are reported for tax in the United States, and the forms of them. */
export { taxFormOf, taxYearsOf } from './forms.ts';
export { reportableWins } from './wins.ts';
