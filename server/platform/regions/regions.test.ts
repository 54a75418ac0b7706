import { describe, expect, it } from 'vitest';
import { confirmsQuickBets, jurisdictions, metresToBorder, placeOf, regionOfCode, regionOfPoint, regions } from './regions.ts';

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
  ])('the position of %s is in its region', (_name, point, code) => {
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
  ])('%s lies in none of our regions', (_name, point) => {
    expect(regionOfPoint(point)).toBeUndefined();
  });

  it('the demo place of every region lies in that region', () => {
    for (const { code, place } of regions) if (place) expect(regionOfPoint(place)?.code).toBe(code);
  });
});

describe('the positions of jurisdictions', () => {
  const boxes = { CA: [41.6, 83.2, -141.1, -52.5], US: [18.9, 71.5, -179.2, -66.8] } as const;

  it('every province and territory of Canada and every state has a position', () => {
    const codes = jurisdictions.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^(CA|US)-[A-Z]{2}$/);
    expect(codes.filter((code) => code.startsWith('CA-')).map((code) => code.slice(3))).toEqual(
      'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '),
    );
    expect(codes.filter((code) => code.startsWith('US-'))).toHaveLength(51);
  });

  it.each(jurisdictions)(
    'the position of $code lies in its country, and in one of our regions only if it is that region',
    ({ code, name, ...point }) => {
      const [south, north, west, east] = boxes[code.slice(0, 2) as keyof typeof boxes];
      expect(point.latitude > south && point.latitude < north && point.longitude > west && point.longitude < east).toBe(true);
      const own = regionOfCode(code);
      expect(regionOfPoint(point)?.code).toBe(own?.code);
      if (own) expect(own.name).toBe(name);
      else expect(placeOf(code)).toEqual(point);
    },
  );

  it('no two jurisdictions have positions within 20 km', () => {
    for (const [index, one] of jurisdictions.entries())
      for (const other of jurisdictions.slice(index + 1))
        expect(
          Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180)) * 111.32,
          `${one.code} and ${other.code}`,
        ).toBeGreaterThan(20);
  });
});

describe('the distance to the border', () => {
  it('the distance to the border is short on the Hudson and long inland', () => {
    const newJersey = regionOfCode('US-NJ');
    if (!newJersey) throw new Error('New Jersey is missing');
    expect(metresToBorder(at(40.7453, -74.0279), newJersey)).toBeLessThan(1_609);
    expect(metresToBorder(at(40.2, -74.4), newJersey)).toBeGreaterThan(20_000);
  });
});

describe('quick bets', () => {
  it('a quick bet is confirmed in every region that is not listed for one press', () => {
    expect(regions.filter(({ code }) => !confirmsQuickBets(code)).map(({ code }) => code)).toEqual(['US-NJ', 'US-PA', 'US-NY']);
    for (const code of ['US-DEFAULT', 'XX-YY', '']) expect(confirmsQuickBets(code)).toBe(true);
  });
});
