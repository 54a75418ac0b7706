import { storedPage } from '../stored.ts';

/** The account panel links to `restricted-balance`, location errors to `location`. */
export const help = storedPage('account/help');
