import { storedPage } from './stored.ts';

/** The title comes from the legal document named in the address. */
export const legal = storedPage('legal');
