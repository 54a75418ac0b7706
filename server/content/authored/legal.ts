import { storedPage } from './stored.ts';

/** Legal page, titled by the document in the address. */
export const legal = storedPage('legal');
