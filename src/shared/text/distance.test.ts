import { describe, expect, it } from 'vitest';
import { formatDistance, metresBetween, type Point } from './distance.ts';

const NEWARK: Point = { latitude: 40.7357, longitude: -74.1724 };
const PHILADELPHIA: Point = { latitude: 39.9526, longitude: -75.1652 };

describe('a distance', () => {
  it('a distance follows the earth’s surface and is symmetric', () => {
    expect(metresBetween(NEWARK, { ...NEWARK, latitude: NEWARK.latitude + 1 / 111.195 })).toBeCloseTo(1_000, 0);
    expect(metresBetween(NEWARK, PHILADELPHIA) / 1_000).toBeCloseTo(121, -1);
    expect(metresBetween(PHILADELPHIA, NEWARK)).toBeCloseTo(metresBetween(NEWARK, PHILADELPHIA), 6);
    expect(metresBetween(NEWARK, NEWARK)).toBe(0);
  });

  it('a distance over the date line or the poles is at most half the circumference', () => {
    expect(metresBetween({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }) / 1_000).toBeCloseTo(22.2, 0);
    expect(metresBetween({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }) / 1_000).toBeCloseTo(20_015, -1);
  });

  it.each([
    [0, 'mi', '0.0 mi'],
    [640, 'mi', '0.4 mi'],
    [15_900, 'mi', '9.9 mi'],
    [16_040, 'mi', '10 mi'],
    [1_204_300, 'km', '1,204 km'],
    [3_700, 'km', '3.7 km'],
  ] as const)('%i m in %s are written %s', (metres, unit, text) => expect(formatDistance(metres, unit)).toBe(text));
});
