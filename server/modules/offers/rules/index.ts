export { offerProblems, type OfferWorld } from './problems.ts';
export { isRunning } from './running.ts';
