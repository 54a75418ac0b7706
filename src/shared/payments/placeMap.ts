import type { Point } from '../text/distance.ts';
import type { Option } from './choices.ts';

export const MAP = { width: 480, height: 240 } as const;
const MARGIN = 36;

type Spot = { readonly x: number; readonly y: number };
type Pin = Spot & { readonly id: string; readonly number: number };

/** Fits all pins and the player's position. The region's boundary may extend beyond the map. */
export function mapOf(places: readonly Option[], boundary: readonly Point[], position: Point | null) {
  const pinned = places.flatMap(({ id, pin }) => (pin === undefined ? [] : [{ id, ...pin }]));
  const spotOf = projection(position === null ? pinned : [...pinned, position]);
  const land = boundary.map((corner) => spotOf(corner)).map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`);
  return {
    land: land.length === 0 ? '' : `${land.join('')}z`,
    here: position === null ? null : spotOf(position),
    pins: pinned.map((pin): Pin => ({ id: pin.id, number: pin.number, ...spotOf(pin) })),
  };
}

function projection(points: readonly Point[]): (point: Point) => Spot {
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  const [latitudes, longitudes] = [points.map(({ latitude }) => latitude), points.map(({ longitude }) => longitude)];
  const [north, east] = points.length === 0 ? [0, 0] : [middle(latitudes), middle(longitudes)];
  // Degrees of longitude are shorter away from the equator.
  const narrow = Math.cos((north * Math.PI) / 180);
  const fit = Math.min((MAP.width - 2 * MARGIN) / (span(longitudes) * narrow), (MAP.height - 2 * MARGIN) / span(latitudes));
  // `fit` is not finite if there is only one point.
  const scale = Number.isFinite(fit) ? fit : MAP.height;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return ({ latitude, longitude }) => ({
    x: round(MAP.width / 2 + (longitude - east) * narrow * scale),
    y: round(MAP.height / 2 + (north - latitude) * scale),
  });
}
