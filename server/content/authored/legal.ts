import { storedPage } from './stored.ts';

/** The page's title comes from the legal document that the address names. */
export const legal = storedPage('legal');
