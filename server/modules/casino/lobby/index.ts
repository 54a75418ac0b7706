export { recentGames } from './recentGames.ts';
