export { isShownAt, namesOf } from './live.ts';
export { type OfferProgress, offerProgress } from './progress.ts';
