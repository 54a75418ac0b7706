import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { roundRobinSizes } from '#src/shared/money/payoff.ts';
import { NO_REWARDS } from '#src/core/betslip/rewards.ts';
import type { DraftBet, Leg, Offer, SelectionRef, Slip } from '#src/core/betslip/types.ts';

export const offerAt = (american: number, extra: Partial<Offer> = {}): Offer => ({
  price: priceFromAmerican(american),
  points: null,
  status: 'OPEN',
  ...extra,
});

export const legOf = (id: string, extra: Partial<Leg> = {}): Leg => ({
  selectionId: id,
  eventId: `event-of-${id}`,
  eventName: 'Jets at Bills',
  eventStatus: 'PRE_GAME',
  startsAt: '2026-11-22T18:00:00.000Z',
  selectionName: `Team ${id}`,
  selectionType: 'home',
  marketName: 'Moneyline',
  marketType: 'moneyline',
  offer: offerAt(-110),
  accepted: { price: priceFromAmerican(-110), points: null },
  refusals: [],
  ...extra,
});

export const straightOf = (leg: Leg, extra: Partial<DraftBet> = {}): DraftBet => ({
  id: `straight:${leg.selectionId}`,
  kind: 'straight',
  size: null,
  stored: { betCents: null, winCents: null, field: 'BET' },
  legs: [leg],
  rewards: NO_REWARDS,
  refusals: [],
  ...extra,
});

const parlayOf = (id: string, size: number | null, legs: readonly Leg[]): DraftBet => ({
  id,
  kind: 'parlay',
  size,
  stored: { betCents: null, winCents: null, field: 'BET' },
  legs,
  rewards: NO_REWARDS,
  refusals: [],
});

export const slipOf = (legs: readonly Leg[], version = 1n, refusals: Partial<Slip['refusals']> = {}): Slip => ({
  id: 'slip',
  version,
  straight: legs.map((leg) => straightOf(leg)),
  parlay: legs.length < 2 ? null : parlayOf('parlay', null, legs),
  roundRobins: roundRobinSizes(new Set(legs.map(({ eventId }) => eventId)).size).map((size) => parlayOf(`roundRobin:${size}`, size, legs)),
  teaser: null,
  refusals: { whole: [], straight: [], parlay: [], teaser: [], ...refusals },
});

export const selectionOf = (id: string): SelectionRef => ({ id, eventId: `event-of-${id}`, name: `Team ${id}` });
