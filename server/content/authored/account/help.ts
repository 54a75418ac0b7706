import { storedPage } from '../stored.ts';

/** The account panel links to the part `restricted-balance`, location errors link to `location`. */
export const help = storedPage('account/help');
