export { CategoryPills } from './CategoryPills/CategoryPills.tsx';
export { LobbyBanner } from './LobbyBanner/LobbyBanner.tsx';
