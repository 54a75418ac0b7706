import { LOCALE } from './locale.ts';

export type Point = { readonly latitude: number; readonly longitude: number };

const EARTH_METRES = 6_371_009;
const METRES_IN = { km: 1_000, mi: 1_609.344 } as const;
export type DistanceUnit = keyof typeof METRES_IN;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Haversine distance, accurate to 0.5 %. */
export function metresBetween(a: Point, b: Point): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const h = Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}

export function formatDistance(metres: number, unit: DistanceUnit): string {
  const length = metres / METRES_IN[unit];
  const digits = length < 9.95 ? 1 : 0;
  return `${length.toLocaleString(LOCALE, { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`;
}
