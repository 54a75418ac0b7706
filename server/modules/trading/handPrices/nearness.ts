import { decimalOf, type Price } from '#src/shared/money/odds.ts';
import { compareRatios, multiply, ONE, type Ratio, ratio } from '#src/shared/money/ratio.ts';

const MOST_POINTS = ratio(1n, 20n);
const MOST_TIMES = ratio(5n, 4n);

/** Implied probability: −110 implies 11/21. */
export const impliedBy = ({ num, den }: Price): Ratio => ratio(den, num + den);

export const isNear = (price: Price, reference: Price): boolean =>
  compareRatios(apart(impliedBy(price), impliedBy(reference)), MOST_POINTS) <= 0 &&
  isWithin(decimalOf(price), decimalOf(reference)) &&
  isWithin(decimalOf(reference), decimalOf(price));

const isWithin = (a: Ratio, b: Ratio): boolean => compareRatios(a, multiply(b, MOST_TIMES)) <= 0;

function apart(a: Ratio, b: Ratio): Ratio {
  const difference = a.num * b.den - b.num * a.den;
  return ratio(difference < 0n ? -difference : difference, a.den * b.den);
}

export const sumOf = (prices: readonly Price[]): Ratio =>
  prices.map(impliedBy).reduce((a, b) => ratio(a.num * b.den + b.num * a.den, a.den * b.den), ratio(0n, 1n));

/**
 * Sum of implied probabilities below which the operator always loses: 1, or the feed's sum if it is lower because the feed offers only some
 * outcomes.
 */
export function leastSumOf(feed: readonly Price[]): Ratio {
  const sum = sumOf(feed);
  return compareRatios(sum, ONE) < 0 ? sum : ONE;
}

export const isLoss = (offered: readonly { readonly shown: Price; readonly feed: Price }[]): boolean =>
  compareRatios(sumOf(offered.map(({ shown }) => shown)), leastSumOf(offered.map(({ feed }) => feed))) < 0;

const SILENCE_MS = { IN_PLAY: 90_000, otherwise: 86_400_000 } as const;

/** True if the feed's last report is too old: over 90 s in play, else over a day. */
export const isSilent = (event: { readonly status: string; readonly heardAt: Date }, now: Date): boolean =>
  now.getTime() - event.heardAt.getTime() > (event.status === 'IN_PLAY' ? SILENCE_MS.IN_PLAY : SILENCE_MS.otherwise);
