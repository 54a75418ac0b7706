import { storedPage } from './stored.ts';

/** Titled by the document in the address. */
export const legal = storedPage('legal');
