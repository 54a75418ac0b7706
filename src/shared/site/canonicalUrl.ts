const RECEIPT = '/account/wallet/receipt/';

/** Document key: the path without a trailing slash, and without a transaction's ID, which no public question may name. */
export const canonicalUrlOf = (pathname: string): string => {
  const path = pathname.replace(/\/+$/, '') || '/';
  return path.startsWith(RECEIPT) ? `${RECEIPT}receipt` : path;
};
