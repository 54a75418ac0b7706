export { type Found, type Hit, searchCasino, searchSportsbook, together, withoutOffers } from './search.ts';
