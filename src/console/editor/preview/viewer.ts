import { isName, NAMES_MAX, namesIn } from '#src/shared/console/limits.ts';
import type { PreviewAudience } from '#src/shared/console/targeting.ts';
import type { BrandSettings } from '#src/shared/console/general.ts';
import type { Place } from '#src/shared/console/place.ts';
import type { Scene } from './messages.ts';

export const WIDTHS = { '375': 'MOBILE', '768': 'TABLET', '1280': 'DESKTOP' } as const;
export type Width = keyof typeof WIDTHS;

export type Viewer = {
  readonly brand: string;
  readonly mode: Scene['mode'];
  readonly width: Width;
  readonly region: string;
  readonly login: Scene['login'];
  readonly at: string;
  /** Hash of the build's capabilities. Null: the build draws everything. */
  readonly build: string | null;
  readonly segments: string;
  readonly flags: string;
};

export function viewerOf(
  { brand, region }: Pick<Place, 'brand' | 'region'>,
  { brands, regions }: Pick<BrandSettings, 'brands' | 'regions'>,
): Viewer {
  const reached = regions.find(({ code, country }) => region === '*' || region === code || region === country);
  return {
    ...{ mode: 'light', width: '375', login: 'visitor', at: '', build: null, segments: '', flags: '' },
    brand: brand === '*' ? (brands[0] ?? '') : brand,
    region: reached?.code ?? region,
  };
}

export const instantOf = ({ at }: Pick<Viewer, 'at'>): string | null =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(at) ? `${at.slice(0, 16)}:00Z` : null;

const takenIn = (text: string): readonly string[] => namesIn(text).filter(isName).slice(0, NAMES_MAX);

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
