/** Key of a page's document: the path without a trailing slash. */
export const canonicalUrlOf = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';
