import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { type Offer, usualLimits } from '../pricing/offer.ts';

export const sampleOffer = (id: string, startsAt: Date, more: Partial<Offer> = {}): Offer => ({
  selectionId: id,
  sport: 'football',
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
  startsAt,
  isVoid: false,
  ...usualLimits(more.marketType ?? 'moneyline'),
  ...more,
});
