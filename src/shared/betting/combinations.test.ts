import { describe, expect, test } from 'vitest';
import { combinationCount, combinations } from './combinations.ts';

describe('combinations', () => {
  test('of eight picks are as many as the chart of round robins says', () => {
    expect([2, 3, 4, 5, 6, 7].map((size) => combinationCount(8, size))).toEqual([28, 56, 70, 56, 28, 8]);
  });

  test('come in order, each once', () => {
    expect(combinations(4, 2)).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('of ten by %i are as many as are counted, and all different', (size) => {
    const all = combinations(10, size);
    expect(all).toHaveLength(combinationCount(10, size));
    expect(new Set(all.map(String)).size).toBe(all.length);
    for (const places of all) expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
  });

  test('of ten in every size are 1,023', () => {
    const sizes = Array.from({ length: 10 }, (_, index) => combinationCount(10, index + 1));
    expect(sizes.reduce((sum, count) => sum + count)).toBe(1_023);
  });

  test('there are none of more than there is', () => {
    expect(combinations(2, 3)).toEqual([]);
    expect(combinationCount(2, 3)).toBe(0);
    expect(combinationCount(2, -1)).toBe(0);
  });
});
