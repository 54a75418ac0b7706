export const SHORTEST = 3;
/** Most characters; the server cuts the rest. */
export const LONGEST = 64;
export const DEFAULT_DEBOUNCE_MS = 1_000;

export const SEARCH = '/search';

/** Removes `%` and `<` (product §5). */
export const typable = (text: string): string => text.replaceAll(/[%<]/g, '').slice(0, LONGEST);

export function termOf(typed: string): string | null {
  const term = typable(typed).trim().replaceAll(/\s+/g, ' ');
  return term.length < SHORTEST || /\p{Cc}/u.test(term) ? null : term;
}

export const pathOfTerm = (term: string): string => `${SEARCH}/${encodeURIComponent(term)}/all`;

export function termIn(pathname: string): string {
  const [, written = ''] = /^\/search\/([^/]+)\/all\/?$/.exec(pathname) ?? [];
  try {
    return typable(decodeURIComponent(written));
  } catch {
    return '';
  }
}

export const isSearch = (pathname: string): boolean => `${pathname}/`.startsWith(`${SEARCH}/`);
