import type { StoredPlace } from '#src/shared/console/place.ts';

export type SurfaceFamily = 'Pages' | 'Frame' | 'Dialogs' | 'Forms' | 'Receipts';
export const SURFACE_FAMILIES: readonly SurfaceFamily[] = ['Pages', 'Frame', 'Dialogs', 'Forms', 'Receipts'];

const FRAMES: ReadonlySet<string> = new Set([
  'header',
  'search-box',
  'footer',
  'sports-entries',
  'casino-entries',
  'visitor-entries',
  'left-menu',
  'casino-menu',
  'account-panel',
  'account-menu',
  'sign-up-banner',
  'game-stage',
  'error-screens',
]);

export function familyOf(surface: string): SurfaceFamily {
  if (surface === 'dialogs') return 'Dialogs';
  if (surface.startsWith('form:')) return 'Forms';
  if (surface.startsWith('receipt:')) return 'Receipts';
  return FRAMES.has(surface) ? 'Frame' : 'Pages';
}

const own: Readonly<Record<string, string>> = {
  home: 'Home page',
  live: 'Live page',
  casino: 'Casino lobby',
  'casino-lobby': 'Casino sub-lobby',
  'casino-f2p': 'Casino free to play',
  sport: 'Sport page',
  competition: 'Competition page',
  event: 'Event page',
  dialogs: 'All dialogs',
};

export function surfaceName(surface: string): string {
  const known = Object.hasOwn(own, surface) ? own[surface] : undefined;
  if (known !== undefined) return known;
  const words = surface.slice(surface.indexOf(':') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const brandName = (brand: string): string => (brand === '*' ? 'every brand' : brand);
export const regionName = (region: string): string => (region === '*' ? 'everywhere' : region);

export const placeInWords = ({ surface, brand, region, environment }: StoredPlace): string =>
  [surfaceName(surface), brandName(brand), regionName(region), environment].join(', ');

export function audienceInWords({ brand, region, environment }: StoredPlace): string {
  if (environment !== 'live') return `no players (${environment})`;
  const where = region === '*' ? 'everywhere' : `in ${region}`;
  if (brand === '*') return region === '*' ? 'all players' : `all players ${where}`;
  return `players of ${brand} ${where}`;
}
