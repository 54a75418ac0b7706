import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isPart, partAt, partsOf, valueOfPart } from './parts.ts';

const stake = fc.bigInt({ min: 1n, max: 999_999_999n });
const ways = fc.integer({ min: 1, max: 252 });

describe('the parts of a stake', () => {
  it.each([
    [10_000n, 1, { unit: 1n, least: 1_000n, most: 9_000n }],
    [2n, 1, { unit: 1n, least: 1n, most: 1n }],
    [1n, 1, null],
    [300n, 3, { unit: 3n, least: 30n, most: 270n }],
    [301n, 3, null],
    [3n, 3, null],
  ])('the parts of %s cents in %s combinations are right', (cents, combinations, parts) => {
    expect(partsOf(cents, combinations)).toEqual(parts);
  });

  test('any part leaves at least a tenth, in whole cents per combination', () => {
    fc.assert(
      fc.property(stake, ways, fc.integer({ min: 0, max: 100 }), (cents, combinations, percent) => {
        const whole = cents * BigInt(combinations);
        const parts = partsOf(whole, combinations);
        if (!parts) return;
        const part = partAt(percent, whole, parts);
        expect(isPart(part, parts)).toBe(true);
        expect(part * 10n >= whole && (whole - part) * 10n >= whole && (whole - part) % BigInt(combinations) === 0n).toBe(true);
      }),
    );
  });
});

describe('a part', () => {
  const parts = { unit: 3n, least: 30n, most: 270n };

  it.each([
    [30n, true],
    [270n, true],
    [27n, false],
    [273n, false],
    [31n, false],
  ])('a part of %s cents is allowed: %s', (part, is) => expect(isPart(part, parts)).toBe(is));

  it.each([
    [0, 30n],
    [10, 30n],
    [33, 99n],
    [50, 150n],
    [34.4, 102n],
    [90, 270n],
    [100, 270n],
  ])('a part of %s per cent is %s cents', (percent, part) => expect(partAt(percent, 300n, parts)).toBe(part));
});

describe('the value of a part', () => {
  it.each([
    [5_000n, 2_500n, 10_000n, 1_250n],
    [101n, 1n, 2n, 51n],
    [100n, 1n, 3n, 33n],
  ])('the value of %s for %s of %s is %s, rounded half up', (offer, part, whole, value) => {
    expect(valueOfPart(offer, part, whole)).toBe(value);
  });

  test('the values of a part and its rest add up to the whole within a cent', () => {
    fc.assert(
      fc.property(stake, stake, stake, (offer, part, rest) => {
        const sum = valueOfPart(offer, part, part + rest) + valueOfPart(offer, rest, part + rest);
        expect(sum - offer >= 0n && sum - offer <= 1n).toBe(true);
      }),
    );
  });
});
