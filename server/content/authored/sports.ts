import { storedPage } from './stored.ts';

export const sport = storedPage('sports/sport');
export const competition = storedPage('sports/competition');
