/** The provider's own host beside the others', and so its own origin. */
export const GAME_HOST = 'games.localhost';
