import { storedPage } from './stored.ts';

/** Takes its title from the legal document in the address. */
export const legal = storedPage('legal');
