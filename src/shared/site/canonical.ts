import { plainCasinoPath } from './casinoAddress.ts';
import { LIVE_REGION, SECTION } from './pageSections.ts';

const SAME: Readonly<Record<string, string>> = {
  '/my-bets/open': '/my-bets',
  '/casino/lobby': '/casino',
  '/casino/lobby/featured': '/casino',
};

const SEARCH_TAB = /^(\/search\/[^/]+\/)(?:sportsbook|casino)$/;

/** Canonical path: without trailing slash, section, live sport, search tab or regional casino name. */
export function canonicalPathOf(path: string): string {
  const plain = plainCasinoPath(path.replace(/\/+$/, '') || '/');
  const page = SECTION.exec(plain)?.[1] ?? LIVE_REGION.exec(plain)?.[1] ?? plain.replace(SEARCH_TAB, '$1all');
  return Object.hasOwn(SAME, page) ? (SAME[page] ?? page) : page;
}
