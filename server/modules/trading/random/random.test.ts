import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { between, gaussian, hash, pick, poisson, randomOf, shuffled } from './random.ts';

const draws = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a stream of random numbers', () => {
  test('a stream of random numbers depends on its names, and differs for other names', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.integer()), { minLength: 1, maxLength: 4 }), (names) => {
        const first = draws(5, randomOf(...names));
        expect(draws(5, randomOf(...names))).toEqual(first);
        expect(draws(5, randomOf(...names, 'x'))).not.toEqual(first);
        for (const value of first) expect(value >= 0 && value < 1).toBe(true);
      }),
    );
  });

  test('a stream of random numbers is uniform, also over names that differ in one digit', () => {
    for (const numbers of [draws(20_000, randomOf('even')), Array.from({ length: 20_000 }, (_, n) => randomOf('event', n)())]) {
      const tenths = Array.from({ length: 10 }, () => 0);
      for (const value of numbers) tenths[Math.floor(value * 10)] = (tenths[Math.floor(value * 10)] ?? 0) + 1;
      for (const count of tenths) expect(Math.abs(count - 2_000)).toBeLessThan(250);
    }
  });

  test('hashes fit 32 bits and rarely collide', () => {
    const found = new Set(Array.from({ length: 50_000 }, (_, n) => hash(`nfl-2026-11-${n}`)));
    expect(found.size).toBeGreaterThan(49_990);
    for (const value of found) expect(Number.isInteger(value) && value >= 0 && value < 2 ** 32).toBe(true);
  });
});

describe('random draws', () => {
  test('normal draws have mean zero and deviation one, and are finite', () => {
    const values = draws(20_000, () => gaussian(random));
    expect(Math.abs(mean(values))).toBeLessThan(0.03);
    expect(Math.abs(mean(values.map((value) => value ** 2)) - 1)).toBeLessThan(0.05);
    expect(Number.isFinite(gaussian(() => 0))).toBe(true);
    expect(Number.isFinite(gaussian(() => 1 - Number.EPSILON / 2))).toBe(true);
  });

  test.each([0, 0.01, 0.7, 3, 25])('Poisson draws have the mean %d', (expected) => {
    const values = draws(10_000, () => poisson(expected, random));
    expect(values.every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
    expect(Math.abs(mean(values) - expected)).toBeLessThanOrEqual(0.05 * Math.max(1, expected));
    expect(poisson(-1, random)).toBe(0);
  });

  test('draws between two integers include both and nothing beyond', () => {
    const seen = new Set(draws(2_000, () => between(random, -3, 4)));
    expect([...seen].toSorted((a, b) => a - b)).toEqual([-3, -2, -1, 0, 1, 2, 3, 4]);
    expect(between(random, 7, 7)).toBe(7);
  });

  test('a draw from a list takes each item, and from an empty list throws', () => {
    expect(new Set(draws(200, () => pick(random, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
    expect(() => pick(random, [])).toThrow(RangeError);
  });

  test('a shuffled list keeps every item, and the original list is unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.string(), (list, name) => {
        const before = [...list];
        expect(shuffled(randomOf(name), list).toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
        expect(list).toEqual(before);
      }),
    );
    const firsts = draws(3_000, () => shuffled(random, [0, 1, 2])[0] ?? 0);
    for (const value of [0, 1, 2]) expect(Math.abs(firsts.filter((first) => first === value).length - 1_000)).toBeLessThan(150);
  });
});

const random = randomOf('draws');
