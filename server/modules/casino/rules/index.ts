export { type FreeGame, freeGames, freeGameTitle, pathOfFreeGame } from './freeToPlay.ts';
export { easternMinute, isWithin, liveTables, type LiveTableView } from './liveTables.ts';
export { casinoRestrictionOf } from './restriction.ts';
