export type { American } from './pricing.ts';
export { periodQuotes } from './periodQuotes.ts';
export { pointsFor, type Quote, type QuoteNames, quotesOf, selectionsOf } from './quotes.ts';
