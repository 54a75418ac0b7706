import { produce } from 'immer';
import type { AcceptedOffer, QueuedIntent, Slip } from './types.ts';

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

/** A slip that comes, with what the player has agreed to and the server has not answered yet: nobody is asked twice, and no press is lost to it. */
export const stillAgreed = (slip: Slip, intents: readonly QueuedIntent[]): Slip =>
  intents.reduce(
    (so, intent) => (intent.kind === 'accept' ? agreed(so, new Map(intent.offers.map((offer) => [offer.selectionId, offer]))) : so),
    slip,
  );
