export { taxFormOf, taxYearsOf } from './forms.ts';
export { reportableWins } from './wins.ts';
