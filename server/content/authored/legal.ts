import { storedPage } from './stored.ts';

/** The legal document in the URL determines the page's title. */
export const legal = storedPage('legal');
