export { isShownAt, namesOf } from './live.ts';
export { offerRefusal } from './refusal.ts';
export { type OfferProgress, offerProgress } from './progress.ts';
