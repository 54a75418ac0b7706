/** Whoever needs help, a break or another look of the site need not be logged in for it. */
const OPEN: ReadonlySet<string> = new Set(['/account/help', '/account/responsible-gaming', '/account/settings/content']);

/** Whether a page of the account is there for visitors too. */
export const isOpenToVisitors = (url: string): boolean => OPEN.has(url) || url.startsWith('/account/responsible-gaming/');

export type AccountLayout = 'menu' | 'plain';

/** Product §2: changing the password has nothing beside it. */
export const layoutOf = (url: string): AccountLayout => (url === '/account/update-password' ? 'plain' : 'menu');
