export const SHORTEST = 3;
/** Maximum length of a search term; the server truncates longer terms. */
export const LONGEST = 64;

export const SEARCH = '/search';

export const searchTabs = ['all', 'sportsbook', 'casino'] as const;
export type SearchTab = (typeof searchTabs)[number];

export const isSearchTab = (text: string): text is SearchTab => searchTabs.some((tab) => tab === text);

/** Removes `%` and `<`, which search terms may not contain (product §5), and truncates to `LONGEST`. */
export const typable = (text: string): string => text.replaceAll(/[%<]/g, '').slice(0, LONGEST);

/** Returns the search term in a text; null if it is too short or has control characters. */
export function termOf(typed: string): string | null {
  const term = typable(typed).trim().replaceAll(/\s+/g, ' ');
  return term.length < SHORTEST || /\p{Cc}/u.test(term) ? null : term;
}

export const pathOfTerm = (term: string, tab: SearchTab = 'all'): string => `${SEARCH}/${encodeURIComponent(term)}/${tab}`;

/** Returns the search term in a path; empty for other pages and for paths that cannot be decoded. */
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

/** True for pages on which a search begins in the casino. */
export const isOfCasino = (pathname: string): boolean => `${pathname}/`.startsWith('/casino/') || tabIn(pathname) === 'casino';
