export { type Found, type Group, type GroupId, type Hit, NOTHING } from './found.ts';
export { searchCasino, searchSportsbook, together, withoutOffers } from './search.ts';
