const OPEN: ReadonlySet<string> = new Set(['/account/help', '/account/responsible-gaming', '/account/settings/content']);

export const isOpenToVisitors = (url: string): boolean => OPEN.has(url) || url.startsWith('/account/responsible-gaming/');

export type AccountLayout = 'menu' | 'plain';

/** Shows no menu beside the password form (product §2). */
export const layoutOf = (url: string): AccountLayout => (url === '/account/update-password' ? 'plain' : 'menu');
