export type { American } from './pricing.ts';
export { type MarketType, pointsFor, type Quote, type QuoteNames, quotesOf, SELECTIONS } from './quotes.ts';
