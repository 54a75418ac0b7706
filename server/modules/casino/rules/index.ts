export { type FreeGame, freeGames, freeGameTitle, pathOfFreeGame } from './freeToPlay.ts';
export { easternMinute, isOpenAt, liveTables, type LiveTableView } from './liveTables.ts';
export { casinoRestrictionOf } from './restriction.ts';
