/** Chunk loaded first, because these shelves make a lobby usable. */
export { CategoryPills } from './CategoryPills/CategoryPills.tsx';
export { LobbyBanner } from './LobbyBanner/LobbyBanner.tsx';
