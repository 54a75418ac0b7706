import { readFileSync } from 'node:fs';

export type Point = { readonly latitude: number; readonly longitude: number };
export type Region = {
  /** ISO 3166-2, such as `US-NJ`. */
  readonly code: string;
  readonly name: string;
  readonly regulator?: string;
  readonly country: string;
  readonly city: string | null;
  readonly currency: string;
  readonly isServed: boolean;
  readonly hasCasino: boolean;
  readonly takesOnePress: boolean;
  readonly dma: string | null;
  readonly place: Point | null;
  readonly helpline: { readonly text: string; readonly phone: string };
  readonly boundary: Ring | null;
  readonly exclusions?: readonly Exclusion[];
};
type Ring = readonly (readonly [number, number])[];
export type Exclusion = { readonly code: string; readonly place: Point; readonly boundary: Ring };

const read = JSON.parse(readFileSync(new URL('./regions.json', import.meta.url), 'utf8')) as { readonly regions: readonly Region[] };

export const regions: readonly Region[] = read.regions;
const byCode = new Map(regions.map((region) => [region.code, region]));

const exclusionsByCode = new Map(regions.flatMap(({ exclusions = [] }) => exclusions.map((each) => [each.code, each])));

export type Jurisdiction = Point & { readonly code: string; readonly name: string };

/** All jurisdictions (product §9), served or not. */
export const jurisdictions: readonly Jurisdiction[] = (
  JSON.parse(readFileSync(new URL('./jurisdictions.json', import.meta.url), 'utf8')) as { readonly jurisdictions: readonly Jurisdiction[] }
).jurisdictions;

export const placeOf = (code: string): Point | null =>
  byCode.get(code)?.place ?? exclusionsByCode.get(code)?.place ?? pointOf(jurisdictions.find((each) => each.code === code));
const pointOf = (jurisdiction: Jurisdiction | undefined): Point | null =>
  jurisdiction ? { latitude: jurisdiction.latitude, longitude: jurisdiction.longitude } : null;
export const placeCodes: readonly string[] = [
  ...regions.filter(({ place }) => place !== null).map(({ code }) => code),
  ...exclusionsByCode.keys(),
];

/** Help pages by country or region. Sources: ncpgambling.org (1-800-GAMBLER), connexontario.ca. */
export const helpPages = { US: 'https://www.ncpgambling.org/help-treatment/', ON: 'https://www.connexontario.ca/' } as const;

export const playingAgeOf = (code: string): number => (code === 'CA-ON' ? 19 : 21);

export const ageMarkOf = (code: string): string => `${playingAgeOf(code)}+`;

export const regionOfCode = (code: string): Region | undefined => byCode.get(code);

/** True if casino pages are shown. Casino-only brands show them everywhere (product §6), other brands also in unknown regions. */
export const hasCasinoIn = (addressRegion: string, isCasinoAlone: boolean): boolean =>
  isCasinoAlone || (regionOfCode(addressRegion)?.hasCasino ?? true);

/** True if a quick bet needs a confirmation, as in unknown regions. */
export const confirmsQuickBets = (code: string): boolean => regionOfCode(code)?.takesOnePress !== true;

export const regionOfPoint = (point: Point): Region | undefined =>
  regions.find(({ boundary }) => boundary !== null && isInside(point, boundary));

function isInside({ latitude, longitude }: Point, boundary: Ring): boolean {
  let inside = false;
  eachEdge(boundary, ([ax, ay], [bx, by]) => {
    if (ay > latitude !== by > latitude && longitude < ((bx - ax) * (latitude - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

const METRES_PER_DEGREE = 111_320;

/** Returns meters. Treats the earth as flat, which is accurate to 1 % over a few kilometers. */
export const metresToBorder = (point: Point, { boundary, exclusions = [] }: Region): number =>
  Math.min(...[boundary ?? [], ...exclusions.map((each) => each.boundary)].map((ring) => metresTo(ring, point)));

export const exclusionAt = (point: Point, { exclusions = [] }: Region, metres: number): Exclusion | undefined =>
  exclusions.find(({ boundary }) => isInside(point, boundary) || metresTo(boundary, point) <= metres);

function metresTo(ring: Ring, point: Point): number {
  const scale = Math.cos((point.latitude * Math.PI) / 180);
  const flat = ([longitude, latitude]: readonly [number, number]): [number, number] => [
    (longitude - point.longitude) * scale * METRES_PER_DEGREE,
    (latitude - point.latitude) * METRES_PER_DEGREE,
  ];
  let nearest = Number.POSITIVE_INFINITY;
  eachEdge(ring, (from, to) => {
    const [ax, ay] = flat(from);
    const [bx, by] = flat(to);
    const lengthSquared = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / lengthSquared));
    nearest = Math.min(nearest, Math.hypot(ax + along * (bx - ax), ay + along * (by - ay)));
  });
  return nearest;
}

type Corner = readonly [number, number];

function eachEdge(corners: readonly Corner[], visit: (from: Corner, to: Corner) => void): void {
  let from = corners.at(-1);
  for (const to of corners) {
    if (from) visit(from, to);
    from = to;
  }
}
