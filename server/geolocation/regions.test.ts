import { describe, expect, it } from 'vitest';
import { metresToBorder, regionOfCode, regionOfPoint, regions } from './regions.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('the region of a position', () => {
  it.each([
    ['Newark', at(40.7357, -74.1724), 'US-NJ'],
    ['Hoboken, on the Hudson', at(40.7453, -74.0279), 'US-NJ'],
    ['Atlantic City', at(39.3643, -74.4229), 'US-NJ'],
    ['Camden, on the Delaware', at(39.9448, -75.1197), 'US-NJ'],
    ['Jersey City', at(40.7178, -74.0431), 'US-NJ'],
    ['Manhattan', at(40.7549, -73.984), 'US-NY'],
    ['Staten Island', at(40.5795, -74.1502), 'US-NY'],
    ['Buffalo', at(42.8864, -78.8784), 'US-NY'],
    ['Albany', at(42.6526, -73.7562), 'US-NY'],
    ['Philadelphia', at(39.9526, -75.1652), 'US-PA'],
    ['Pittsburgh', at(40.4406, -79.9959), 'US-PA'],
    ['Erie', at(42.1292, -80.0851), 'US-PA'],
    ['Easton', at(40.6884, -75.2207), 'US-PA'],
    ['Toronto', at(43.6532, -79.3832), 'CA-ON'],
    ['Ottawa', at(45.4215, -75.6972), 'CA-ON'],
    ['Windsor', at(42.3, -83.01), 'CA-ON'],
    ['Niagara Falls, Ontario', at(43.0896, -79.0849), 'CA-ON'],
    ['Las Vegas', at(36.1716, -115.1391), 'US-NV'],
  ])('%s', (_name, point, code) => {
    expect(regionOfPoint(point)?.code).toBe(code);
  });

  it.each([
    ['Montreal', at(45.5019, -73.5674)],
    ['Boston', at(42.3601, -71.0589)],
    ['Wilmington, Delaware', at(39.7391, -75.5398)],
    ['Detroit', at(42.3486, -83.0567)],
    ['the Atlantic', at(39, -70)],
    ['London', at(51.5, -0.12)],
    ['nowhere', at(0, 0)],
  ])('%s is none of ours', (_name, point) => {
    expect(regionOfPoint(point)).toBeUndefined();
  });

  it('holds the demo place of every region', () => {
    for (const { code, place } of regions) if (place) expect(regionOfPoint(place)?.code).toBe(code);
  });
});

describe('the way to the border', () => {
  it('is short on the Hudson and long in the middle of the state', () => {
    const newJersey = regionOfCode('US-NJ');
    if (!newJersey) throw new Error('New Jersey is missing');
    expect(metresToBorder(at(40.7453, -74.0279), newJersey)).toBeLessThan(1_609);
    expect(metresToBorder(at(40.2, -74.4), newJersey)).toBeGreaterThan(20_000);
  });
});
