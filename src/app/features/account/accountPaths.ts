const OPEN: ReadonlySet<string> = new Set(['/account/help', '/account/responsible-gaming', '/account/settings/content']);

export const isOpenToVisitors = (url: string): boolean => OPEN.has(url) || url.startsWith('/account/responsible-gaming/');

export type AccountLayout = 'menu' | 'plain';

/** The password form has no menu beside it (product §2). */
export const layoutOf = (url: string): AccountLayout => (url === '/account/update-password' ? 'plain' : 'menu');
