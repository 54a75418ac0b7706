import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atLeast, meanOf, normalBelow, normalised, oddShare, poissonPmf, roundedNormal, split } from './pmf.ts';

const mean = fc.double({ min: -40, max: 260, noNaN: true });
const deviation = fc.double({ min: 0, max: 30, noNaN: true });

describe('probabilities of whole numbers', () => {
  test('a rounded normal distribution sums to one and keeps its mean', () => {
    fc.assert(
      fc.property(mean, deviation, (centre, spread) => {
        const pmf = roundedNormal(centre, spread);
        expect(pmf.mass.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
        expect(Math.abs(meanOf(pmf) - centre)).toBeLessThan(0.51);
      }),
    );
  });

  test('a distribution is split at a line into over, push and under', () => {
    const die = { from: 1, mass: [1, 1, 1, 1, 1, 1].map((one) => one / 6) };
    expect(split(die, 4)).toEqual({
      over: expect.closeTo(2 / 6) as number,
      push: expect.closeTo(1 / 6) as number,
      under: expect.closeTo(3 / 6) as number,
    });
    expect(split(die, 4.5).push).toBe(0);
    expect(split(die, 7).over).toBe(0);
    expect(oddShare(die)).toBeCloseTo(0.5);
  });

  test('scores below the current one are added to it', () => {
    expect(atLeast({ from: 0, mass: [0.2, 0.3, 0.5] }, 1)).toEqual({ from: 1, mass: [0.5, 0.5] });
    expect(atLeast({ from: 0, mass: [0.2, 0.8] }, 5)).toEqual({ from: 5, mass: [1] });
    expect(atLeast({ from: 3, mass: [1] }, 1)).toEqual({ from: 3, mass: [1] });
  });

  test('the normal and Poisson distributions agree with the tables', () => {
    expect(normalBelow(0)).toBeCloseTo(0.5, 6);
    expect(normalBelow(1.96)).toBeCloseTo(0.975, 4);
    expect(normalBelow(-1)).toBeCloseTo(0.158655, 5);
    expect(poissonPmf(2).slice(0, 4)).toEqual([0.1353, 0.2707, 0.2707, 0.1804].map((p) => expect.closeTo(p, 4) as number));
    expect(normalised({ from: 0, mass: [0, 0] }).mass).toEqual([1]);
  });
});
