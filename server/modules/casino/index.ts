/** The door: lists, search and tables of the casino, and what a player did and has there. All but the last are read from the catalogue. */
export { awardCounts } from '#server/modules/rewards/awardCounts.ts';
export { awardDetailsOf } from '#server/modules/rewards/awardDetails.ts';
export { freeBetsOf, type GivenBet } from '#server/modules/rewards/freeBets.ts';
export { type AwardSection, awardSection, awardSections } from '#server/modules/rewards/awardSections.ts';
export { recentGames } from './lobby/recentGames.ts';
export { awardsOf, cashbackCount } from '#server/modules/rewards/givenAwards.ts';
export { awardValue } from '#server/modules/rewards/awardValue.ts';
export {
  casinoLists,
  filterLabel,
  type GameList,
  gameList,
  type GamePage,
  gamesOfList,
  jackpotList,
  pageOf,
  pathOfList,
  studioLists,
} from './lists/categories.ts';
export { type FreeGame, freeGames, freeGameTitle, pathOfFreeGame } from './rules/freeToPlay.ts';
export { liveTables, type LiveTableView } from './rules/liveTables.ts';
export { searchGames } from './lists/search.ts';
export { type CasinoRestriction, casinoRestrictionOf } from './rules/restriction.ts';
