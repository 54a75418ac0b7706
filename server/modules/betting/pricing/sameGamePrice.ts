import { compareRatios } from '#src/shared/money/ratio.ts';
import type { Price } from '#src/shared/money/odds.ts';
import { refuse, ok, type Result } from '#src/shared/values/result.ts';
import { priceOfGame, type SameGameRefusal } from '#src/shared/betting/sameGame/price.ts';
import type { Offer, Terms } from './offer.ts';

/** Same-game parlay as the client shows it (product §7, `sameGameParlayLegs`). */
export type ShownGame = {
  readonly eventId: string;
  readonly legs: readonly { readonly selectionId: string; readonly accepted: Terms }[];
  readonly price: Price;
};

export type ShownGameRefusal = SameGameRefusal | 'price-moved' | 'selection-unknown';

/** Recomputes the price, because the client's is not trusted. */
export function checkGame({ eventId, legs, price }: ShownGame, offers: ReadonlyMap<string, Offer>): Result<void, ShownGameRefusal> {
  const known = legs.flatMap(({ selectionId, accepted }) => {
    const offer = offers.get(selectionId);
    return offer ? [{ ...offer, ...accepted }] : [];
  });
  if (known.length < legs.length) return refuse('selection-unknown');
  const areOne = new Set(legs.map(({ selectionId }) => selectionId)).size === legs.length && legs.length > 1;
  if (!areOne || known.some((leg) => leg.eventId !== eventId)) return refuse('same-event-combination');
  const priced = priceOfGame(known);
  if (!priced.ok) return refuse(priced.refusal);
  return compareRatios(priced.value, price) === 0 ? ok(undefined) : refuse('price-moved');
}
