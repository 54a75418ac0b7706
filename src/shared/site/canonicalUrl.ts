/** The address that a page's document is published under: the path without a slash at its end. */
export const canonicalUrlOf = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';
