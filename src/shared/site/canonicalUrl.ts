const RECEIPT = '/account/wallet/receipt/';

import { LIVE_REGION } from './pageSections.ts';

/** Returns the key of a page's document. Omits a trailing slash, the live page's sport, and the transaction ID, which is private. */
export const canonicalUrlOf = (pathname: string): string => {
  const path = pathname.replace(/\/+$/, '') || '/';
  if (path.startsWith(RECEIPT)) return `${RECEIPT}receipt`;
  return LIVE_REGION.exec(path)?.[1] ?? path;
};
