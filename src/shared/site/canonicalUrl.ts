const RECEIPT = '/account/wallet/receipt/';

import { LIVE_REGION } from './pageSections.ts';

/** Key of a page's document: the path without trailing slash, live sport or private transaction ID. */
export const canonicalUrlOf = (pathname: string): string => {
  const path = pathname.replace(/\/+$/, '') || '/';
  if (path.startsWith(RECEIPT)) return `${RECEIPT}receipt`;
  return LIVE_REGION.exec(path)?.[1] ?? path;
};
