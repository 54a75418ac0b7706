import { storedPage } from '../stored.ts';

/** The account panel links to this page's section `restricted-balance`, and location errors to its section `location`. */
export const help = storedPage('account/help');
