/** Shorter ones find too much to be of use. */
export const SHORTEST = 3;
/** Longer ones the server cuts. */
export const LONGEST = 64;
/** How long after the last letter the search runs when the server has not said, in milliseconds. */
export const DEFAULT_DEBOUNCE_MS = 1_000;

/** Where nothing has been searched for. */
export const SEARCH = '/search';

/** What may be typed: these two signs are never part of a search (product §5). */
export const typable = (text: string): string => text.replaceAll(/[%<]/g, '').slice(0, LONGEST);

/** What is searched for; null while there is too little of it. */
export function termOf(typed: string): string | null {
  const term = typable(typed).trim().replaceAll(/\s+/g, ' ');
  return term.length < SHORTEST || /\p{Cc}/u.test(term) ? null : term;
}

export const pathOfTerm = (term: string): string => `${SEARCH}/${encodeURIComponent(term)}/all`;

/** What the page of results at a path was asked for; empty where it was asked nothing. */
export function termIn(pathname: string): string {
  const [, written = ''] = /^\/search\/([^/]+)\/all\/?$/.exec(pathname) ?? [];
  try {
    return typable(decodeURIComponent(written));
  } catch {
    return '';
  }
}

export const isSearch = (pathname: string): boolean => `${pathname}/`.startsWith(`${SEARCH}/`);
