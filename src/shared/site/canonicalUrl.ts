/** Document key: the path without a trailing slash. */
export const canonicalUrlOf = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';
