import { storedPage } from './stored.ts';

export const event = storedPage('sports/event');
