import type { Price } from '../money/odds.ts';
import { ok, refuse, type Result } from '../values/result.ts';
import { priceOfGame, type SameGameLeg, type SameGameRefusal } from './sameGame/price.ts';

export type PickLeg = SameGameLeg & { readonly eventId: string };
/** One selection, or several of one game with a joint price. */
export type Pick = {
  readonly eventId: string;
  readonly legs: readonly number[];
  readonly price: Price;
};

export function picksOf(legs: readonly PickLeg[]): Result<readonly Pick[], SameGameRefusal> {
  const places = new Map<string, number[]>();
  for (const [place, { eventId }] of legs.entries()) places.set(eventId, [...(places.get(eventId) ?? []), place]);
  const picks: Pick[] = [];
  for (const [eventId, own] of places) {
    const group = own.map((place) => legs[place]).filter((leg) => leg !== undefined);
    const price = group.length === 1 && group[0] ? ok(group[0].price) : priceOfGame(group);
    if (!price.ok) return refuse(price.refusal);
    picks.push({ eventId, legs: own, price: price.value });
  }
  return ok(picks);
}
