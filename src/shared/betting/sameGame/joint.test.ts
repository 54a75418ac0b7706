import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allOf, CERTAIN, jointOf } from './joint.ts';

const HALF = CERTAIN / 2n;

describe('two at once', () => {
  test('domain rules §2.4: two halves with a correlation of 0.7 have the joint probability 0.425', () => {
    expect(jointOf(HALF, HALF, 70)).toBe(425_000_000n);
  });

  test.each([
    ['are independent', 0, 250_000_000n],
    ['always happen together', 100, HALF],
    ['never happen together', -100, 0n],
  ])('two halves that %s have their joint probability with the correlation %i', (_name, correlation, joint) => {
    expect(jointOf(HALF, HALF, correlation)).toBe(joint);
  });

  test('a joint probability is symmetric and within the Fréchet bounds', () => {
    const probability = fc.bigInt({ min: 1n, max: CERTAIN - 1n });
    fc.assert(
      fc.property(probability, probability, fc.integer({ min: -100, max: 100 }), (a, b, correlation) => {
        const joint = jointOf(a, b, correlation);
        expect(joint <= (a < b ? a : b)).toBe(true);
        expect(joint >= 0n && joint >= a + b - CERTAIN).toBe(true);
        expect(jointOf(b, a, correlation)).toBe(joint);
      }),
    );
  });
});

describe('many at once', () => {
  test('independent picks have the product of their probabilities', () => {
    expect(allOf([HALF, HALF, HALF], () => CERTAIN / 4n)).toBe(CERTAIN / 8n);
  });

  test('one more pick never raises the joint probability', () => {
    const drawn = fc.array(fc.record({ p: fc.bigInt({ min: 10_000_000n, max: 990_000_000n }), lean: fc.integer({ min: -95, max: 95 }) }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(drawn, (picks) => {
        const of = (some: typeof picks) =>
          allOf(
            some.map(({ p }) => p),
            (a, b) => jointOf(some[a]?.p ?? 0n, some[b]?.p ?? 0n, Math.trunc(((some[a]?.lean ?? 0) * (some[b]?.lean ?? 0)) / 100)),
          );
        const whole = of(picks);
        for (const left of picks.keys()) expect(whole <= of(picks.filter((_, place) => place !== left))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
