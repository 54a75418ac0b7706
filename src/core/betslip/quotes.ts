import { combinePrices } from '#src/shared/money/odds.ts';
import { type Payoff, payoffOf, roundRobinPayoff, roundRobinSizes } from '#src/shared/money/payoff.ts';
import { type PickLeg, picksOf } from '#src/shared/betting/picks.ts';
import type { SameGameRefusal } from '#src/shared/betting/sameGame/price.ts';
import { hundredthsOf } from './points.ts';
import type { Leg, Offer } from './types.ts';

type QuotedLeg = { readonly leg: Leg; readonly offer: Offer };
export type Quote = { readonly payoff: Payoff; readonly isPlus: boolean; readonly problem: SameGameRefusal | null };

const MOST_KEPT = 128;
const known = new Map<string, Quote | null>();

/** Prices a bet; null if its legs cannot be combined. `size` is the number of picks in each combination of a round robin. */
export function quoteOf(legs: readonly QuotedLeg[], size: number | null): Quote | null {
  const key = `${size}\n${legs.map(keyOf).join('\n')}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  if (known.size >= MOST_KEPT) known.clear();
  const quote = reckon(legs.map(pickLeg), size);
  known.set(key, quote);
  return quote;
}

const keyOf = ({ leg, offer }: QuotedLeg): string =>
  [leg.eventId, leg.selectionId, leg.marketType, leg.selectionType, offer.points, offer.price.num, offer.price.den].join(' ');

const pickLeg = ({ leg, offer }: QuotedLeg): PickLeg => ({
  eventId: leg.eventId,
  marketType: leg.marketType,
  selectionType: leg.selectionType,
  points: hundredthsOf(offer.points),
  price: offer.price,
});

function reckon(legs: readonly PickLeg[], size: number | null): Quote | null {
  const picks = picksOf(legs);
  if (!picks.ok)
    return size === null ? { payoff: payoffOf(combinePrices(legs.map(({ price }) => price))), isPlus: true, problem: picks.refusal } : null;
  const prices = picks.value.map(({ price }) => price);
  const isPlus = prices.length < legs.length;
  if (size === null) return { payoff: payoffOf(combinePrices(prices)), isPlus, problem: null };
  return roundRobinSizes(prices.length).includes(size) ? { payoff: roundRobinPayoff(prices, size), isPlus, problem: null } : null;
}
