import { readFileSync } from 'node:fs';

export type Point = { readonly latitude: number; readonly longitude: number };
export type Region = {
  /** ISO 3166-2 with its country: `US-NJ`. */
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly city: string | null;
  readonly currency: string;
  readonly isServed: boolean;
  /** Nielsen market area, where there is one. */
  readonly dma: string | null;
  /** A position inside, for demos. */
  readonly place: Point | null;
  readonly helpline: { readonly text: string; readonly phone: string };
  /** `[longitude, latitude]` corners. */
  readonly boundary: readonly (readonly [number, number])[] | null;
};

const read = JSON.parse(readFileSync(new URL('./regions.json', import.meta.url), 'utf8')) as { readonly regions: readonly Region[] };

export const regions: readonly Region[] = read.regions;
const byCode = new Map(regions.map((region) => [region.code, region]));

export const regionOfCode = (code: string): Region | undefined => byCode.get(code);

/** The region a position lies in; undefined where we know none. */
export const regionOfPoint = (point: Point): Region | undefined =>
  regions.find(({ boundary }) => boundary !== null && isInside(point, boundary));

/** Even-odd rule: how often a ray to the east crosses the boundary. */
function isInside({ latitude, longitude }: Point, boundary: NonNullable<Region['boundary']>): boolean {
  let inside = false;
  eachEdge(boundary, ([ax, ay], [bx, by]) => {
    if (ay > latitude !== by > latitude && longitude < ((bx - ax) * (latitude - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

const METRES_PER_DEGREE = 111_320;

/** Metres from a position to the nearest edge of a region's boundary; flat-earth, good to 1 % over the few kilometres that matter. */
export function metresToBorder(point: Point, region: Region): number {
  const scale = Math.cos((point.latitude * Math.PI) / 180);
  const flat = ([longitude, latitude]: readonly [number, number]): [number, number] => [
    (longitude - point.longitude) * scale * METRES_PER_DEGREE,
    (latitude - point.latitude) * METRES_PER_DEGREE,
  ];
  let nearest = Number.POSITIVE_INFINITY;
  eachEdge(region.boundary ?? [], (from, to) => {
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
