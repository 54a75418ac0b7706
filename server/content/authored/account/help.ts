import { storedPage } from '../stored.ts';

/** Target of `ContactSupportDeepLink`. The account panel links to its `restricted-balance`, errors of location to its `location`. */
export const help = storedPage('account/help');
