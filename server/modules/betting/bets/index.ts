export { betTotals } from './betTotals.ts';
export { type BetFilter, type BetLegView, type BetView, findBet, findBets, listBets } from './bets.ts';
export { findSharedBet, findShareId, shareBet } from './sharedBets.ts';
