import { storedPage } from '../stored.ts';

/** The account panel links to the section `restricted-balance`, and location errors link to `location`. */
export const help = storedPage('account/help');
