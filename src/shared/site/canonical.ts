import { plainCasinoPath } from './casinoAddress.ts';

/** Addresses that show what another one shows, by that other. */
const SAME: Readonly<Record<string, string>> = {
  '/my-bets/open': '/my-bets',
  '/casino/lobby': '/casino',
  '/casino/lobby/featured': '/casino',
};

/** Section of a competition or of an event, with the page that it is part of. */
export const SECTION = /^(\/sport\/[^/]+\/organization\/[^/]+\/competition\/[^/]+(?:\/event\/[^/]+)?)\/section\/([^/]+)$/;

/** The one address of a page, for those who list pages: without query, slash at the end, section, and by the usual name of the casino. */
export function canonicalPathOf(path: string): string {
  const plain = plainCasinoPath(path.replace(/\/+$/, '') || '/');
  const page = SECTION.exec(plain)?.[1] ?? plain;
  return Object.hasOwn(SAME, page) ? (SAME[page] ?? page) : page;
}
