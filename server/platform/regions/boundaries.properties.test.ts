import fc from 'fast-check';
import { expect, it } from 'vitest';
import { windingNumber } from '#tests/support/windingNumber.ts';
import { metresToBorder, regionOfPoint, regions } from './regions.ts';

const bounded = regions.flatMap((region) => (region.boundary === null ? [] : [{ region, boundary: region.boundary }]));
const offset = fc.double({ min: -0.05, max: 0.05, noNaN: true });
const nearCorners = fc
  .record({ corner: fc.constantFrom(...bounded.flatMap(({ boundary }) => boundary)), up: offset, right: offset })
  .map(({ corner: [longitude, latitude], up, right }) => ({ latitude: latitude + up, longitude: longitude + right }));
const anywhere = fc.record({
  latitude: fc.double({ min: 24, max: 57, noNaN: true }),
  longitude: fc.double({ min: -125, max: -66, noNaN: true }),
});

it('a point is in the region whose boundary winds around it, and in none otherwise', () => {
  expect(bounded.length).toBeGreaterThan(3);
  fc.assert(
    fc.property(fc.oneof(nearCorners, anywhere), (point) => {
      fc.pre(bounded.every(({ region }) => metresToBorder(point, region) > 1));
      const around = bounded.find(({ boundary }) => windingNumber(boundary, point) !== 0);
      expect(regionOfPoint(point)?.code).toBe(around?.region.code);
    }),
    { numRuns: 500 },
  );
});

const EARTH_METRES = 6_371_009;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Corner = readonly [longitude: number, latitude: number];

function onSphere([aLong, aLat]: Corner, [bLong, bLat]: Corner): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(aLat, bLat) + Math.cos(radians(aLat)) * Math.cos(radians(bLat)) * half(aLong, bLong);
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(chord));
}

const STEPS = 400;

/** Measures at points along the edge, then more closely around the nearest one, because a long edge needs small steps. */
function metresToEdge(point: Corner, [ax, ay]: Corner, [bx, by]: Corner): number {
  const metresAt = (share: number): number => onSphere(point, [ax + (bx - ax) * share, ay + (by - ay) * share]);
  const sampled = (from: number, to: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS).map((share) => ({
      share,
      metres: metresAt(share),
    }));
  const nearest = (samples: ReturnType<typeof sampled>) => samples.reduce((best, one) => (one.metres < best.metres ? one : best));
  const { share } = nearest(sampled(0, 1));
  return nearest(sampled(Math.max(0, share - 1 / STEPS), Math.min(1, share + 1 / STEPS))).metres;
}

it('the distance to a border is that on a sphere to the nearest of many points of its edges, within 2 %', () => {
  fc.assert(
    fc.property(nearCorners, (point) => {
      for (const { region, boundary } of bounded) {
        const told = metresToBorder(point, { ...region, exclusions: [] });
        if (told < 200 || told > 10_000) continue;
        const metres = boundary.map((corner, at) =>
          metresToEdge([point.longitude, point.latitude], corner, boundary[(at + 1) % boundary.length] ?? corner),
        );
        expect(Math.min(...metres) / told).toBeCloseTo(1, 1.4);
      }
    }),
    { numRuns: 50, examples: [[{ latitude: 55.2, longitude: -82.20794560168441 }]] },
  );
});
