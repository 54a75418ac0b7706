/** Puts these shelves into one chunk, because most lobbies show them. */
export { CasinoPromotions } from './CasinoPromotions/CasinoPromotions.tsx';
export { CasinoRewards } from './CasinoRewards/CasinoRewards.tsx';
export { CategoryGames } from './CategoryGames/CategoryGames.tsx';
export { CrossSell } from './CrossSell/CrossSell.tsx';
export { GameProviders } from './GameProviders/GameProviders.tsx';
export { GameRail } from './GameRail/GameRail.tsx';
export { GameRailCompact } from './GameRail/GameRailCompact.tsx';
export { GameRailFeatured } from './GameRail/GameRailFeatured.tsx';
export { GameRailGrid } from './GameRail/GameRailGrid.tsx';
export { GameRailJackpot } from './GameRail/GameRailJackpot.tsx';
export { GameRailTopRanked } from './GameRail/GameRailTopRanked.tsx';
export { GameSearch } from './GameSearch/GameSearch.tsx';
export { LiveGames } from './LiveGames/LiveGames.tsx';
export { RecentGames } from './RecentGames/RecentGames.tsx';
