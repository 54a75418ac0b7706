import { brandIds, defaultBrand } from '#src/app/startup/boot/brands.ts';
import type { ThemeMode } from '#src/brand/contract.ts';
import type { OddsFormat } from '#src/shared/money/odds.ts';
import { NOW_BUILD } from './builds.ts';

export const CRITICALITIES = ['OPTIONAL', 'DEGRADABLE', 'MANDATORY'] as const;
export type Criticality = (typeof CRITICALITIES)[number];

/** Widths in CSS pixels. Null: full width. */
export const WIDTHS = [375, 768, 1280, null] as const;
export const ODDS = ['AMERICAN', 'EURO'] as const satisfies readonly OddsFormat[];
export const REGIONS = ['US-NJ', 'US-PA', 'US-NY', 'CA-ON'] as const;

export type Choice = {
  readonly family: string | null;
  readonly kind: string | null;
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly brand: string;
  readonly mode: ThemeMode;
  readonly width: (typeof WIDTHS)[number];
  readonly region: (typeof REGIONS)[number];
  readonly odds: OddsFormat;
  readonly build: string;
  readonly criticality: Criticality;
};

export const usualChoice: Choice = {
  family: null,
  kind: null,
  name: null,
  isOwn: false,
  brand: defaultBrand,
  mode: 'light',
  width: null,
  region: 'US-NJ',
  odds: 'AMERICAN',
  build: NOW_BUILD,
  criticality: 'OPTIONAL',
};

export type GalleryPage = 'gallery' | 'preview';

export function addressOf(page: GalleryPage, choice: Partial<Choice>): string {
  const { family, kind, name, isOwn, brand, mode, width, region, odds, build, criticality } = { ...usualChoice, ...choice };
  const said = {
    family,
    kind,
    case: name,
    own: isOwn ? 'yes' : null,
    brand: brand === defaultBrand ? null : brand,
    mode: mode === 'light' ? null : mode,
    width: width === null ? null : String(width),
    region: region === usualChoice.region ? null : region,
    odds: odds === usualChoice.odds ? null : odds,
    build: build === NOW_BUILD ? null : build,
    criticality: criticality === usualChoice.criticality ? null : criticality,
  };
  const query = new URLSearchParams(Object.entries(said).filter((entry): entry is [string, string] => entry[1] !== null)).toString();
  return `/${page}.html${query === '' ? '' : `?${query}`}`;
}

export function choiceOf(search: string): Choice {
  const asked = new URLSearchParams(search);
  return {
    family: asked.get('family'),
    kind: asked.get('kind'),
    name: asked.get('case'),
    isOwn: asked.get('own') === 'yes',
    brand: oneOf(brandIds, asked.get('brand'), defaultBrand),
    mode: asked.get('mode') === 'dark' ? 'dark' : 'light',
    width: oneOf(WIDTHS, Number(asked.get('width')), null),
    region: oneOf(REGIONS, asked.get('region'), usualChoice.region),
    odds: oneOf(ODDS, asked.get('odds'), usualChoice.odds),
    build: asked.get('build') ?? NOW_BUILD,
    criticality: oneOf(CRITICALITIES, asked.get('criticality'), usualChoice.criticality),
  };
}

const oneOf = <T>(known: readonly T[], asked: unknown, usual: T): T => known.find((each) => each === asked) ?? usual;
