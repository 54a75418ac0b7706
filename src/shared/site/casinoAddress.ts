/** The casino has its own name in Pennsylvania (product §2). */
const LOCAL = '/casino/hollywood-casino';
const REGION_OF_LOCAL = 'US-PA';

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

export const plainCasinoPath = (path: string): string => (isBelow(path, LOCAL) ? `/casino${path.slice(LOCAL.length)}` : path);

const localCasinoPath = (path: string): string => (isBelow(path, LOCAL) ? path : `${LOCAL}${path.slice('/casino'.length)}`);

/** `path` with the casino's regional name; null if it needs no change. */
export function casinoPathFor(region: string | null, path: string): string | null {
  if (region === null || !isBelow(path, '/casino')) return null;
  const right = region === REGION_OF_LOCAL ? localCasinoPath(path) : plainCasinoPath(path);
  return right === path ? null : right;
}
