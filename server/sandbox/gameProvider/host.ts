export const GAME_HOST = 'games.localhost';
