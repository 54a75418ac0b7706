/** The door: what a player typed, and what it finds in the offer. Nothing typed finds nothing. */
export { type Found, type Hit, searchCasino, searchSportsbook, together } from './search.ts';
