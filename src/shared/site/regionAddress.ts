import { LIVE_REGION, SECTION } from './pageSections.ts';

type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** Returns the tab region that the address names; empty without one. */
export function regionIn({ pathname, hash }: Place): string {
  return LIVE_REGION.exec(pathname)?.[2] ?? SECTION.exec(pathname)?.[2] ?? hash.slice(1);
}

/** Address of a region, or of the page if empty. Sports of the live page are paths, others fragments. */
export function addressOfRegion({ pathname, search }: Place, region: string): Place {
  const page = LIVE_REGION.exec(pathname)?.[1] ?? SECTION.exec(pathname)?.[1] ?? pathname;
  if (region === '') return { pathname: page, search, hash: '' };
  return page === '/live' ? { pathname: `${page}/${region}`, search, hash: '' } : { pathname: page, search, hash: `#${region}` };
}
