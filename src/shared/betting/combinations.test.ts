import { describe, expect, test } from 'vitest';
import { combinationCount, combinations } from './combinations.ts';

describe('combinations', () => {
  test('eight picks have the chart’s numbers of round robins', () => {
    expect([2, 3, 4, 5, 6, 7].map((size) => combinationCount(8, size))).toEqual([28, 56, 70, 56, 28, 8]);
  });

  test('combinations are listed in order, each once', () => {
    expect(combinations(4, 2)).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('ten picks by %i have as many different combinations as counted', (size) => {
    const all = combinations(10, size);
    expect(all).toHaveLength(combinationCount(10, size));
    expect(new Set(all.map(String)).size).toBe(all.length);
    for (const places of all) expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
  });

  test('ten picks have 1,023 combinations over all sizes', () => {
    const sizes = Array.from({ length: 10 }, (_, index) => combinationCount(10, index + 1));
    expect(sizes.reduce((sum, count) => sum + count)).toBe(1_023);
  });

  test('there are no combinations larger than the number of picks', () => {
    expect(combinations(2, 3)).toEqual([]);
    expect(combinationCount(2, 3)).toBe(0);
    expect(combinationCount(2, -1)).toBe(0);
  });
});
