export { listReviews, readPair, readPerson } from './readReviews.ts';
