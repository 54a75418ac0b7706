export { type Found, type Hit, searchCasino, searchSportsbook, together } from './search.ts';
