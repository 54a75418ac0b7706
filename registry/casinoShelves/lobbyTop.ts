/** Usable before the rest of the lobby has loaded. */
export { CategoryPills } from './CategoryPills/CategoryPills.tsx';
export { LobbyBanner } from './LobbyBanner/LobbyBanner.tsx';
