/** An exact, reduced, non-negative fraction. Odds are one: profit over stake. */
export type Ratio = { readonly num: bigint; readonly den: bigint };

/** Reduces. Throws `RangeError` when negative or when the denominator is not positive. */
export function ratio(num: bigint, den: bigint): Ratio {
  if (den <= 0n || num < 0n) throw new RangeError(`Not a ratio: ${num}/${den}`);
  const divisor = greatestCommonDivisor(num, den);
  return { num: num / divisor, den: den / divisor };
}

export const ONE: Ratio = { num: 1n, den: 1n };

export const multiply = (a: Ratio, b: Ratio): Ratio => ratio(a.num * b.num, a.den * b.den);
export const isSameRatio = (a: Ratio, b: Ratio): boolean => a.num * b.den === b.num * a.den;
/** Negative, zero or positive, as `a` is below, equal to or above `b`. */
export const compareRatios = (a: Ratio, b: Ratio): number => {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** `amount × num ÷ den`, rounded once, half up (product §5: win from bet, and bet from win likewise). */
export function scaleHalfUp(amount: bigint, { num, den }: Ratio): bigint {
  return (2n * amount * num + den) / (2n * den);
}

/** Digits of a whole number that the wire carries as `Long`. */
const MOST_DIGITS = 30;

/** The same, or just below it, in numbers that the wire carries: the product of many prices has more digits than that. */
export function bounded({ num, den }: Ratio): Ratio {
  const digits = Math.max(num.toString().length, den.toString().length);
  if (digits <= MOST_DIGITS) return { num, den };
  const scale = 10n ** BigInt(digits - MOST_DIGITS + 1);
  return { num: num / scale, den: den / scale + 1n };
}

/** Of numbers that are not both zero. */
function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}
