const RECEIPT = '/account/wallet/receipt/';

/** Key of a document: the path without trailing slash and transaction ID, which is private. */
export const canonicalUrlOf = (pathname: string): string => {
  const path = pathname.replace(/\/+$/, '') || '/';
  return path.startsWith(RECEIPT) ? `${RECEIPT}receipt` : path;
};
