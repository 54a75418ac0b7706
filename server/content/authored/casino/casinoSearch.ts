import { storedPage } from '../stored.ts';

export const casinoSearchStart = storedPage('casino/search-start');
