const RECEIPT = '/account/wallet/receipt/';

/** Omits trailing slash and transaction ID, which is private. */
export const canonicalUrlOf = (pathname: string): string => {
  const path = pathname.replace(/\/+$/, '') || '/';
  return path.startsWith(RECEIPT) ? `${RECEIPT}receipt` : path;
};
