export const SHORTEST = 3;
/** Maximum length; the server truncates longer terms. */
export const LONGEST = 64;

export const SEARCH = '/search';

/** Tabs of the search results; the first shows everything. */
export const searchTabs = ['all', 'sportsbook', 'casino'] as const;
export type SearchTab = (typeof searchTabs)[number];

export const isSearchTab = (text: string): text is SearchTab => searchTabs.some((tab) => tab === text);

/** Removes `%` and `<` while typing (product §5). */
export const typable = (text: string): string => text.replaceAll(/[%<]/g, '').slice(0, LONGEST);

/** Normalizes a term; null if too short or with control characters. */
export function termOf(typed: string): string | null {
  const term = typable(typed).trim().replaceAll(/\s+/g, ' ');
  return term.length < SHORTEST || /\p{Cc}/u.test(term) ? null : term;
}

export const pathOfTerm = (term: string, tab: SearchTab = 'all'): string => `${SEARCH}/${encodeURIComponent(term)}/${tab}`;

/** Search term in an address; empty for other pages and undecodable addresses. */
export function termIn(pathname: string): string {
  const [, written = ''] = /^\/search\/([^/]+)(?:\/|$)/.exec(pathname) ?? [];
  try {
    return typable(decodeURIComponent(written));
  } catch {
    return '';
  }
}

/** Search tab in an address; null if none is known. */
export function tabIn(pathname: string): SearchTab | null {
  const [, tab = ''] = /^\/search\/[^/]+\/([^/]+)\/?$/.exec(pathname) ?? [];
  return isSearchTab(tab) ? tab : null;
}

export const isSearch = (pathname: string): boolean => `${pathname}/`.startsWith(`${SEARCH}/`);

/** True for pages from which a search begins in the casino. */
export const isOfCasino = (pathname: string): boolean => `${pathname}/`.startsWith('/casino/') || tabIn(pathname) === 'casino';
