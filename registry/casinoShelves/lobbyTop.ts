/** Top of a lobby, in its own file to be usable before the rest has loaded. */
export { CategoryPills } from './CategoryPills/CategoryPills.tsx';
export { LobbyBanner } from './LobbyBanner/LobbyBanner.tsx';
