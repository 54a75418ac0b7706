/** What a lobby begins with. A file of its own: it can be used before all that stands below it has come. */
export { CategoryPills } from './CategoryPills/CategoryPills.tsx';
export { LobbyBanner } from './LobbyBanner/LobbyBanner.tsx';
