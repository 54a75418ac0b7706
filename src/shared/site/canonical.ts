import { plainCasinoPath } from './casinoAddress.ts';

/** Aliases with the canonical path. */
const SAME: Readonly<Record<string, string>> = {
  '/my-bets/open': '/my-bets',
  '/casino/lobby': '/casino',
  '/casino/lobby/featured': '/casino',
};

/** Section of a competition or event; the first group is its page. */
export const SECTION = /^(\/sport\/[^/]+\/organization\/[^/]+\/competition\/[^/]+(?:\/event\/[^/]+)?)\/section\/([^/]+)$/;

/** Canonical path for search engines: no query, trailing slash, section or regional casino name. */
export function canonicalPathOf(path: string): string {
  const plain = plainCasinoPath(path.replace(/\/+$/, '') || '/');
  const page = SECTION.exec(plain)?.[1] ?? plain;
  return Object.hasOwn(SAME, page) ? (SAME[page] ?? page) : page;
}
