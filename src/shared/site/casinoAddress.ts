/** The casino by the name that one region asks for; both names are served everywhere. Source: product §2. */
const LOCAL = '/casino/hollywood-casino';
const REGION_OF_LOCAL = 'US-PA';

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

/** The address by the name that documents use; other addresses as they are. */
export const plainCasinoPath = (path: string): string => (isBelow(path, LOCAL) ? `/casino${path.slice(LOCAL.length)}` : path);

/** The address as the region asks for it, or null where it is right as it is. */
export function casinoPathFor(region: string | null, path: string): string | null {
  if (region !== REGION_OF_LOCAL || !isBelow(path, '/casino') || isBelow(path, LOCAL)) return null;
  return `${LOCAL}${path.slice('/casino'.length)}`;
}
