import { storedPage } from './stored.ts';

/** The page takes its title from the legal document in the address. */
export const legal = storedPage('legal');
