import { LIVE_REGION, SECTION } from './pageSections.ts';

type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

export function regionIn({ pathname, hash }: Place): string {
  return LIVE_REGION.exec(pathname)?.[2] ?? SECTION.exec(pathname)?.[2] ?? hash.slice(1);
}

/**
 * Address of a tab's region; the page's own address if `region` is empty. The live page puts the region in the path, others in the
 * fragment.
 */
export function addressOfRegion({ pathname, search }: Place, region: string): Place {
  const page = LIVE_REGION.exec(pathname)?.[1] ?? SECTION.exec(pathname)?.[1] ?? pathname;
  if (region === '') return { pathname: page, search, hash: '' };
  return page === '/live' ? { pathname: `${page}/${region}`, search, hash: '' } : { pathname: page, search, hash: `#${region}` };
}
