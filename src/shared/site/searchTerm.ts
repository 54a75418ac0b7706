export const SHORTEST = 3;
/** The server truncates longer search terms. */
export const LONGEST = 64;

export const SEARCH = '/search';

export const searchTabs = ['all', 'sportsbook', 'casino'] as const;
export type SearchTab = (typeof searchTabs)[number];

export const isSearchTab = (text: string): text is SearchTab => searchTabs.some((tab) => tab === text);

/** Removes `%` and `<`, which search terms may not contain (product §5); truncates to `LONGEST`. */
export const typable = (text: string): string => text.replaceAll(/[%<]/g, '').slice(0, LONGEST);

/** Search term in a text; null if it is too short or has control characters. */
export function termOf(typed: string): string | null {
  const term = typable(typed).trim().replaceAll(/\s+/g, ' ');
  return term.length < SHORTEST || /\p{Cc}/u.test(term) ? null : term;
}

export const pathOfTerm = (term: string, tab: SearchTab = 'all'): string => `${SEARCH}/${encodeURIComponent(term)}/${tab}`;

/** Search term in a path; empty for other pages and undecodable paths. */
export function termIn(pathname: string): string {
  const [, written = ''] = /^\/search\/([^/]+)(?:\/|$)/.exec(pathname) ?? [];
  try {
    return typable(decodeURIComponent(written));
  } catch {
    return '';
  }
}

export function tabIn(pathname: string): SearchTab | null {
  const [, tab = ''] = /^\/search\/[^/]+\/([^/]+)\/?$/.exec(pathname) ?? [];
  return isSearchTab(tab) ? tab : null;
}

export const isSearch = (pathname: string): boolean => `${pathname}/`.startsWith(`${SEARCH}/`);

/** True for pages whose search starts in the casino. */
export const isOfCasino = (pathname: string): boolean => `${pathname}/`.startsWith('/casino/') || tabIn(pathname) === 'casino';
