import { isName, NAMES_MAX, namesIn } from '#src/shared/console/limits.ts';
import type { PreviewAudience } from '#src/shared/console/targeting.ts';
import type { House } from '#src/shared/console/house.ts';
import type { Place } from '#src/shared/console/place.ts';
import type { Scene } from './messages.ts';

/** Widths of a preview in pixels, and what has such a screen. */
export const WIDTHS = { '375': 'MOBILE', '768': 'TABLET', '1280': 'DESKTOP' } as const;
export type Width = keyof typeof WIDTHS;

/** For whom a draft is looked at, as it is chosen. */
export type Viewer = {
  readonly brand: string;
  readonly mode: Scene['mode'];
  readonly width: Width;
  readonly region: string;
  readonly login: Scene['login'];
  /** `2026-11-22T09:30`, in UTC; empty for now. */
  readonly at: string;
  /** Capabilities of a build; null for one that draws everything. */
  readonly build: string | null;
  /** Names parted by commas or spaces. Without any, flags are on as they are now. */
  readonly segments: string;
  readonly flags: string;
};

/** Who is meant by the place of a draft: its brand and region, or the first ones that it reaches. */
export function viewerOf(
  { brand, region }: Pick<Place, 'brand' | 'region'>,
  { brands, regions }: Pick<House, 'brands' | 'regions'>,
): Viewer {
  const reached = regions.find(({ code, country }) => region === '*' || region === code || region === country);
  return {
    ...{ mode: 'light', width: '375', login: 'visitor', at: '', build: null, segments: '', flags: '' },
    brand: brand === '*' ? (brands[0] ?? '') : brand,
    region: reached?.code ?? region,
  };
}

/** ISO 8601 in UTC; null for now, and for what is no time yet. */
export const instantOf = ({ at }: Pick<Viewer, 'at'>): string | null =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(at) ? `${at.slice(0, 16)}:00Z` : null;

/** Those that the server takes: its field tells of the others. */
const takenIn = (text: string): readonly string[] => namesIn(text).filter(isName).slice(0, NAMES_MAX);

/** The same, as the server asks for it. */
export function audienceOf(viewer: Viewer): PreviewAudience {
  const { brand, region, login, width, build } = viewer;
  const [at, segments, flags] = [instantOf(viewer), takenIn(viewer.segments), takenIn(viewer.flags)];
  return {
    ...{ brand, region, login, device: WIDTHS[width] },
    ...(at === null ? {} : { at }),
    ...(build === null ? {} : { capabilities: build }),
    ...(segments.length > 0 ? { segments } : {}),
    ...(flags.length > 0 ? { flags } : {}),
  };
}
