/** Host of its own, so that it is another origin. */
export const GAME_HOST = 'games.localhost';
