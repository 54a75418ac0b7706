import type { Suspension } from '#src/shared/betting/cashOut/refusals.ts';
import { combinations } from '#src/shared/betting/combinations.ts';
import type { Cents } from '#src/shared/money/money.ts';
import { decimalOf, type Price } from '#src/shared/money/odds.ts';
import { multiply, ONE, ratio, type Ratio, scaleHalfUp } from '#src/shared/money/ratio.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { priceOfGame } from '#src/shared/betting/sameGame/price.ts';
import type { SameGamePush } from '#src/shared/betting/sameGame/push.ts';
import type { BetTerms } from '../pricing/betTerms.ts';
import { gradePick, type GradedLeg, groupPicks, type PickGroup, priceOfLeft, reductionOf, REMOVED } from '../pricing/gradedPick.ts';
import { resultOfBet } from '../pricing/payout.ts';

export type Valued = {
  readonly stakeCents: Cents;
  readonly amountSource: string;
  readonly terms: BetTerms;
  readonly legs: readonly GradedLeg[];
};
export type PriceNow<L> = (leg: L) => Result<Price, Suspension>;

/**
 * Multiplies the fair value by `kept`, the player's share (domain rules §2.8). Rounds half up, to at most the possible payout. Excludes the
 * stake of a bonus bet.
 */
export function cashOutValue<L extends GradedLeg>(
  bet: Valued & { readonly legs: readonly L[] },
  priceNow: PriceNow<L>,
  kept: Ratio,
): Result<Cents, Suspension> {
  if (bet.terms.kind === 'teaser') return refuse('teaser-not-offered');
  const factors: (Ratio | null)[] = [];
  for (const group of groupPicks(bet.legs, bet.terms)) {
    const factor = factorOf(group, bet.terms.policy, priceNow);
    if (!factor.ok) return factor;
    factors.push(factor.value);
  }
  const ways = bet.terms.kind === 'round-robin' ? combinations(factors.length, bet.terms.size) : [factors.map((_, place) => place)];
  const unit = ratio(bet.stakeCents, BigInt(ways.length));
  const worth = ways.reduce((sum, places) => add(sum, productOf(places, factors)), ratio(0n, 1n));
  const offered = scaleHalfUp(1n, multiply(multiply(worth, unit), kept));
  const most = mostOf(bet);
  const capped = offered < most ? offered : most;
  const value = bet.amountSource === 'FREE_BET' ? capped - bet.stakeCents : capped;
  return value > 0n ? ok(value) : refuse('value-too-small');
}

export function mostOf({ stakeCents, legs, terms }: Valued): Cents {
  const won = legs.map((leg) => (leg.outcome === 'PENDING' ? { ...leg, outcome: 'WIN' as const } : leg));
  return resultOfBet(stakeCents, won, terms).payoutCents ?? 0n;
}

function factorOf<L extends GradedLeg>(
  { legs, together }: PickGroup<L>,
  policy: SameGamePush,
  priceNow: PriceNow<L>,
): Result<Ratio | null, Suspension> {
  const graded = gradePick(legs, together, policy);
  if (graded.state === 'LOST') return ok(null);
  if (graded.state !== 'OPEN') return ok(graded.state === 'WON' ? graded.decimal : ONE);
  const left = legs.filter(({ outcome }) => !REMOVED.has(outcome));
  if (left.length < legs.length && policy !== 'REPRICE') return refuse('leg-unsettled');
  const now = decimalNow(
    left.filter(({ outcome }) => outcome === 'PENDING'),
    priceNow,
  );
  if (!now.ok) return now;
  const accepted = multiply(decimalOf(priceOfLeft(left, legs, together)), reductionOf(left));
  return ok(ratio(accepted.num * now.value.den, accepted.den * now.value.num));
}

function decimalNow<L extends GradedLeg>(pending: readonly L[], priceNow: PriceNow<L>): Result<Ratio, Suspension> {
  const priced: (L & { readonly price: Price })[] = [];
  for (const leg of pending) {
    const price = priceNow(leg);
    if (!price.ok) return price;
    priced.push({ ...leg, price: price.value });
  }
  const [only] = priced;
  if (priced.length === 1 && only) return ok(decimalOf(only.price));
  const price = priceOfGame(priced);
  return price.ok ? ok(decimalOf(price.value)) : refuse('not-priced');
}

function productOf(places: readonly number[], factors: readonly (Ratio | null)[]): Ratio {
  let product = ONE;
  for (const place of places) {
    const factor = factors[place];
    if (!factor) return ratio(0n, 1n);
    product = multiply(product, factor);
  }
  return product;
}

const add = (a: Ratio, b: Ratio): Ratio => ratio(a.num * b.den + b.num * a.den, a.den * b.den);
