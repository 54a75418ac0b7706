export type Ratio = { readonly num: bigint; readonly den: bigint };

/** Reduces a ratio. Throws `RangeError` if it is negative or the denominator is not positive. */
export function ratio(num: bigint, den: bigint): Ratio {
  if (den <= 0n || num < 0n) throw new RangeError(`Not a ratio: ${num}/${den}`);
  const divisor = greatestCommonDivisor(num, den);
  return { num: num / divisor, den: den / divisor };
}

export const ONE: Ratio = { num: 1n, den: 1n };

export const multiply = (a: Ratio, b: Ratio): Ratio => ratio(a.num * b.num, a.den * b.den);
export const isSameRatio = (a: Ratio, b: Ratio): boolean => a.num * b.den === b.num * a.den;
export const compareRatios = (a: Ratio, b: Ratio): number => {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** Computes `amount × num ÷ den`, rounded half up (product §5). */
export function scaleHalfUp(amount: bigint, { num, den }: Ratio): bigint {
  return (2n * amount * num + den) / (2n * den);
}

const MOST_DIGITS = 30;

/** Rounds down to at most 30 digits in numerator and denominator, the API's maximum. */
export function bounded({ num, den }: Ratio): Ratio {
  const digits = Math.max(num.toString().length, den.toString().length);
  if (digits <= MOST_DIGITS) return { num, den };
  const scale = 10n ** BigInt(digits - MOST_DIGITS + 1);
  return { num: num / scale, den: den / scale + 1n };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}
