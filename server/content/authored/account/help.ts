import { storedPage } from '../stored.ts';

/** Help page, opened by `ContactSupportDeepLink`. The account panel links to `restricted-balance`, location errors to `location`. */
export const help = storedPage('account/help');
