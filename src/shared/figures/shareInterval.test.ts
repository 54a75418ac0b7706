import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareInterval } from './shareInterval.ts';

it.each<[number, number, number, number]>([
  // Wilson score intervals from Newcombe 1998, table I, method 3.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i have their published interval', (part, whole, low, high) => {
  const interval = shareInterval(part, whole);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

it('the interval contains the share, lies between 0 and 1, and is the mirror image for the other part', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (whole, of) => {
      const part = Math.round(of * whole);
      const { share, low, high } = shareInterval(part, whole);
      const other = shareInterval(whole - part, whole);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(share + 1e-12);
      expect(high).toBeGreaterThanOrEqual(share - 1e-12);
      expect(other.low).toBeCloseTo(1 - high, 9);
    }),
  );
});
