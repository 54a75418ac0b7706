export { addFeaturedBet } from './featuredBets.ts';
export { readFeaturedBets } from './featuredStore.ts';
