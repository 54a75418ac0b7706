import { storedPage } from './stored.ts';

/** Titled by the document that the address names. */
export const legal = storedPage('legal');
