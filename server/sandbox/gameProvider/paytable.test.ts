import { describe, expect, it } from 'vitest';
import { seededDraw } from '#tests/support/seededDraw.ts';
import { gameFeatures, PARTS, paytableOf, slicesOf, turnWheel } from './paytable.ts';

describe('the paytable of a money wheel', () => {
  it.each([9_700, 9_823, 9_950])('a wheel pays back its declared %i exactly, and as often as drawn', (declared) => {
    const paytable = paytableOf(declared);
    expect(paytable.reduce((sum, { part, multiple }) => sum + part * multiple, 0) * 10_000).toBe(declared * PARTS);
    const draw = seededDraw(7);
    const rounds = 200_000;
    let paid = 0;
    for (let round = 0; round < rounds; round += 1) paid += turnWheel(paytable, draw, null).multiple;
    expect(Math.abs(paid / rounds - declared / 10_000)).toBeLessThan(0.03);
  });

  it('a wheel’s lines pay fixed multiples above one, and no game has a jackpot or dealer', () => {
    for (const { multiple } of paytableOf(9_500)) expect(multiple).toBeGreaterThan(1);
    expect(gameFeatures).toEqual(new Set());
  });

  it('a wheel shows the slice that is paid, as wide as its chance', () => {
    const paytable = paytableOf(9_900);
    const slices = slicesOf(paytable);
    expect(slices.at(-1)?.to).toBeCloseTo(1, 10);
    for (const { multiple, part } of paytable)
      expect(slices.filter((slice) => slice.multiple === multiple).reduce((sum, { from, to }) => sum + to - from, 0)).toBeCloseTo(
        part / PARTS,
        10,
      );
    const draw = seededDraw(3);
    for (let round = 0; round < 2_000; round += 1) {
      const { multiple, at } = turnWheel(paytable, draw, null);
      expect(slices.find(({ from, to }) => at >= from && at < to)?.multiple).toBe(multiple);
    }
  });

  it('a forced turn pays the highest line that is not above the requested multiple', () => {
    const paytable = paytableOf(9_600);
    expect([100, 9, 5, 3, 1, 0].map((wanted) => turnWheel(paytable, seededDraw(1), wanted).multiple)).toEqual([10, 5, 5, 3, 0, 0]);
  });
});
