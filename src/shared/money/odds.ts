import { type Cents, MAX_BET_CENTS } from './money.ts';
import { multiply, ratio, type Ratio, scaleHalfUp } from './ratio.ts';

/** Exact ratio of profit to stake (domain rules §2.1–2.3). */
export type Price = Ratio;
export type OddsFormat = 'AMERICAN' | 'EURO';
export const isOddsFormat = (value: unknown): value is OddsFormat => value === 'AMERICAN' || value === 'EURO';

/** +150 becomes 3/2, −110 becomes 10/11. Throws `RangeError` between −100 and +100 and for fractions. */
export function priceFromAmerican(american: number): Price {
  if (!Number.isInteger(american) || Math.abs(american) < 100) throw new RangeError(`Not American odds: ${american}`);
  return american > 0 ? ratio(BigInt(american), 100n) : ratio(100n, BigInt(-american));
}

/** Parses decimal odds. Throws `RangeError` if they are not above 1 or have more than six digits before or after the point. */
export function priceFromDecimal(text: string): Price {
  const match = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(text.trim());
  if (!match) throw new RangeError(`Not decimal odds: ${text}`);
  const fraction = match[2] ?? '';
  const scale = 10n ** BigInt(fraction.length);
  const scaled = BigInt(match[1] + fraction);
  if (scaled <= scale) throw new RangeError(`Not decimal odds: ${text}`);
  return ratio(scaled - scale, scale);
}

export const decimalOf = ({ num, den }: Price): Ratio => ratio(num + den, den);
/** Converts decimal odds to a price. Throws `RangeError` if they are below 1. */
export const priceOfDecimal = ({ num, den }: Ratio): Price => ratio(num - den, den);

/** Price of a parlay: multiplies the decimal odds. An empty list gives 0/1, which returns only the stake. */
export function combinePrices(prices: readonly Price[]): Price {
  return priceOfDecimal(prices.map(decimalOf).reduce(multiply, ratio(1n, 1n)));
}

export const winFromBet = (bet: Cents, price: Price): Cents => scaleHalfUp(bet, price);

/** Stake that wins `win`, rounded half up. Throws `RangeError` for a price of 0. */
export const betFromWin = (win: Cents, price: Price): Cents => scaleHalfUp(win, ratio(price.den, price.num));

export const returnFromBet = (bet: Cents, price: Price): Cents => bet + winFromBet(bet, price);

export const isBetAmount = (cents: Cents): boolean => cents > 0n && cents <= MAX_BET_CENTS;

/** Formats `+150` or `-110`; `EVEN` if the price rounds to 100, `-∞` for 0. */
export function formatAmerican({ num, den }: Price): string {
  if (num === 0n) return '-∞';
  const isLong = num > den;
  const size = isLong ? roundedQuotient(num * 100n, den) : roundedQuotient(den * 100n, num);
  if (size === 100n) return 'EVEN';
  return isLong ? `+${size}` : `-${size}`;
}

export function formatDecimal(price: Price): string {
  const { num, den } = decimalOf(price);
  const hundredths = roundedQuotient(num * 100n, den);
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}

export const formatPrice = (price: Price, format: OddsFormat): string =>
  format === 'AMERICAN' ? formatAmerican(price) : formatDecimal(price);

const roundedQuotient = (num: bigint, den: bigint): bigint => (2n * num + den) / (2n * den);
