/** Works in every region, like the plain path (product §2). */
const LOCAL = '/casino/hollywood-casino';
const REGION_OF_LOCAL = 'US-PA';

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

export const plainCasinoPath = (path: string): string => (isBelow(path, LOCAL) ? `/casino${path.slice(LOCAL.length)}` : path);

/** Address in the casino of the region; null if `path` is already right. */
export function casinoPathFor(region: string | null, path: string): string | null {
  if (region !== REGION_OF_LOCAL || !isBelow(path, '/casino') || isBelow(path, LOCAL)) return null;
  return `${LOCAL}${path.slice('/casino'.length)}`;
}
