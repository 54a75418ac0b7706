import { storedPage } from './stored.ts';

/** Its title comes from the legal document in the address. */
export const legal = storedPage('legal');
