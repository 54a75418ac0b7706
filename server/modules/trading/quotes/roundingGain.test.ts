import { expect, test } from 'vitest';
import { compareRatios, multiply, type Ratio, ratio, scaleHalfUp } from '#src/shared/money/ratio.ts';
import { STAKE_FLOOR_CENTS } from '#src/shared/betting/slipLimits.ts';
import { type American, americanPrices } from './pricing.ts';

const decimalOf = (american: American): Ratio =>
  american > 0 ? ratio(BigInt(100 + american), 100n) : ratio(BigInt(100 - american), BigInt(-american));

const inverse = ({ num, den }: Ratio): Ratio => ratio(den, num);
const sum = (a: Ratio, b: Ratio): Ratio => ratio(a.num * b.den + b.num * a.den, a.den * b.den);

/** Player's gain from rounding a payout up, times the implied probability, as a share of the stake. */
function gainOf(stake: bigint, decimal: Ratio): Ratio {
  const gained = scaleHalfUp(stake, decimal) * decimal.den - stake * decimal.num;
  const gain = ratio(gained > 0n ? gained : 0n, decimal.den);
  return multiply(multiply(gain, inverse(decimal)), ratio(1n, stake));
}

const worst = new Map<string, Ratio>();

/** Highest rounding gain for 400 stakes from `floor`. They cover every fraction of a cent; larger stakes gain less. */
function worstFrom(floor: bigint, american: American): Ratio {
  const key = `${floor} ${american}`;
  const known = worst.get(key);
  if (known) return known;
  const gains = Array.from({ length: 400 }, (_, more) => gainOf(floor + BigInt(more), decimalOf(american)));
  const most = gains.reduce((a, b) => (compareRatios(a, b) < 0 ? b : a));
  worst.set(key, most);
  return most;
}

const markets = Array.from({ length: 399 }, (_, at) => [(at + 1) / 400, 1 - (at + 1) / 400]).flatMap((chances) => {
  const prices = americanPrices(chances, 1);
  return prices ? [prices] : [];
});

function pricesThatPayForRounding(floor: bigint): readonly string[] {
  return markets.flatMap((prices) => {
    const { num, den } = prices.map((price) => inverse(decimalOf(price))).reduce(sum);
    const quarter = ratio(num - den, 4n * den);
    return prices.filter((price) => compareRatios(worstFrom(floor, price), quarter) > 0).map(String);
  });
}

test('rounding a return up gains at most a quarter of the margin, at any price and accepted stake', () => {
  expect(markets.length).toBeGreaterThan(300);
  expect(pricesThatPayForRounding(BigInt(STAKE_FLOOR_CENTS))).toEqual([]);
});

test.each([1n, 10n])('rounding a return up gains more than a quarter of the margin from %d cents', (floor) => {
  expect(pricesThatPayForRounding(floor)).not.toEqual([]);
});
