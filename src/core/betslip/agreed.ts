import { produce } from 'immer';
import type { AcceptedOffer, QueuedIntent, Slip } from './types.ts';

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

/** Keeps acceptances that the server has not confirmed, so that players need not accept twice. */
export const stillAgreed = (slip: Slip, intents: readonly QueuedIntent[]): Slip =>
  intents.reduce(
    (so, intent) => (intent.kind === 'accept' ? agreed(so, new Map(intent.offers.map((offer) => [offer.selectionId, offer]))) : so),
    slip,
  );
