export {
  casinoLists,
  filterLabel,
  gameList,
  type GameList,
  type GamePage,
  gamesOfList,
  jackpotList,
  listsOfGame,
  pageOf,
  pathOfList,
  studioLists,
} from './categories.ts';
export { searchGames } from './search.ts';
