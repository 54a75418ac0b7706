import { produce } from 'immer';
import type { AcceptedOffer, Slip } from './types.ts';

/** The slip as it is once the player has agreed to these: in every bet that a selection is in. */
export function agreed(slip: Slip, offers: ReadonlyMap<string, AcceptedOffer>): Slip {
  return produce(slip, (draft) => {
    for (const bet of [
      ...draft.straight,
      ...(draft.parlay ? [draft.parlay] : []),
      ...draft.roundRobins,
      ...(draft.teaser ? [draft.teaser.draft] : []),
    ]) {
      for (const leg of bet.legs) {
        const offer = offers.get(leg.selectionId);
        if (offer) leg.accepted = { price: offer.price, points: offer.points };
      }
    }
  });
}
