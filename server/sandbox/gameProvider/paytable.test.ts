import { describe, expect, it } from 'vitest';
import { randomOf } from '#server/modules/trading/random/index.ts';
import { draw, gameFeatures, kindOf, paytableOf, slicesOf } from './paytable.ts';

describe('a paytable', () => {
  it.each([
    ['reels', 9_310],
    ['reels', 9_680],
    ['wheel', 9_700],
    ['wheel', 9_950],
  ] as const)('a paytable of %s pays back its declared %i', (kind, declared) => {
    const paytable = paytableOf(kind, declared);
    expect(paytable.reduce((sum, { chance, multiple }) => sum + chance * multiple, 0)).toBeCloseTo(declared / 10_000, 10);
    const random = randomOf(7, 'paytable', kind);
    const rounds = 200_000;
    let paid = 0;
    for (let round = 0; round < rounds; round += 1) paid += draw(kind, paytable, random, null).multiple;
    expect(Math.abs(paid / rounds - declared / 10_000)).toBeLessThan(0.03);
  });

  it('slots have reels and money wheels have a wheel', () => {
    expect(['slots', 'wheels'].map(kindOf)).toEqual(['reels', 'wheel']);
  });
});

it('a paytable’s lines pay fixed multiples above one, and its games have no jackpot or dealer', () => {
  for (const kind of ['reels', 'wheel'] as const) for (const { multiple } of paytableOf(kind, 9_500)) expect(multiple).toBeGreaterThan(1);
  expect(gameFeatures).toEqual(new Set());
});

describe('the picture of a round', () => {
  it('reels show the line that is paid, and no other winning line', () => {
    const paytable = paytableOf('reels', 9_600);
    const random = randomOf(3, 'reels');
    for (let round = 0; round < 20_000; round += 1) {
      const { multiple, shown } = draw('reels', paytable, random, null);
      if (shown.kind !== 'reels') throw new Error('no reels');
      const best = paytable.find(({ faces }) => faces.every((face, at) => shown.faces[at] === face));
      expect(best?.multiple ?? 0).toBe(multiple);
    }
  });

  it('a wheel shows the slice that is paid, as wide as its chance', () => {
    const paytable = paytableOf('wheel', 9_900);
    const slices = slicesOf(paytable);
    expect(slices.at(-1)?.to).toBeCloseTo(1, 10);
    for (const { multiple, chance } of paytable)
      expect(slices.filter((slice) => slice.multiple === multiple).reduce((sum, { from, to }) => sum + to - from, 0)).toBeCloseTo(
        chance,
        10,
      );
    const random = randomOf(3, 'wheel');
    for (let round = 0; round < 2_000; round += 1) {
      const { multiple, shown } = draw('wheel', paytable, random, null);
      if (shown.kind !== 'wheel') throw new Error('no wheel');
      expect(slices.find(({ from, to }) => shown.at >= from && shown.at < to)?.multiple).toBe(multiple);
    }
  });

  it('a forced game round pays the highest line that is not above the requested multiple', () => {
    const paytable = paytableOf('reels', 9_600);
    expect([100, 9, 8, 3, 1, 0].map((wanted) => draw('reels', paytable, () => 0.5, wanted).multiple)).toEqual([100, 8, 8, 2, 0, 0]);
  });
});
