import { priceFromAmerican } from '#src/lib/odds.ts';
import type { Offer } from '../../server/domain/offer.ts';

/** The home side of a game's moneyline at -110, open; the game begins on 21 November 2026 at 13:00 UTC. */
export const offerOf = (id: string, more: Partial<Offer> = {}): Offer => ({
  selectionId: id,
  eventId: `event-${id}`,
  marketId: `market-${id}`,
  price: priceFromAmerican(-110),
  points: null,
  selectionStatus: 'OPEN',
  selectionName: id,
  selectionType: 'home',
  marketStatus: 'OPEN',
  marketName: 'Moneyline',
  marketType: 'moneyline',
  eventName: 'Game',
  eventStatus: 'PRE_GAME',
  startsAt: new Date('2026-11-21T13:00:00.000Z'),
  ...more,
});
