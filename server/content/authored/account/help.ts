import { storedPage } from '../stored.ts';

/** Part `restricted-balance` is linked by the account panel, part `location` by location errors. */
export const help = storedPage('account/help');
