import { storedPage } from '../stored.ts';

export const casino = storedPage('casino/casino');
export const casinoLobby = storedPage('casino/casino-lobby');
export const casinoCategory = storedPage('casino/casino-category');
export const casinoGame = storedPage('casino/casino-game');
export const casinoFreeToPlay = storedPage('casino/casino-f2p');
