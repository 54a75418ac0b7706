import { combinePrices } from '#src/lib/odds.ts';
import { type Payoff, payoffOf, roundRobinPayoff, roundRobinSizes } from '#src/lib/payoff.ts';
import { type Pick, picksOf } from '#src/lib/picks.ts';
import type { RefusalCode } from '#src/lib/refusals.ts';
import { ok, refuse, type Result } from '#src/lib/result.ts';
import type { BetTerms, SameGamePolicy } from './betTerms.ts';
import type { Offer } from './offer.ts';
import { roundRobinSizeOf } from './slipContent.ts';

export type TicketType = 'PARLAY' | 'PARLAY_PLUS' | 'ROUND_ROBIN' | 'STRAIGHT';
/** A draft bet with its price: what it is, what it pays, and by which terms it will be settled. */
export type Ticket = { readonly type: TicketType; readonly payoff: Payoff; readonly terms: BetTerms };
type TicketRefusal = Extract<RefusalCode, 'impossible-combination' | 'round-robin-unavailable' | 'same-event-combination'>;

/** Prices a draft bet at these offers. Pure: slip and placement ask here, so that what is shown is what is taken. */
export function ticketOf(draftBetId: string, offers: readonly Offer[], policy: SameGamePolicy = 'REPRICE'): Result<Ticket, TicketRefusal> {
  const picks = picksOf(offers);
  if (!picks.ok) return refuse(picks.refusal);
  const games = gamesOf(picks.value);
  const size = roundRobinSizeOf(draftBetId);
  if (size === null) return ok(combined(offers.length, picks.value, { kind: 'combined', games, policy }));
  if (!roundRobinSizes(picks.value.length).includes(size)) return refuse('round-robin-unavailable');
  const payoff = roundRobinPayoff(
    picks.value.map(({ price }) => price),
    size,
  );
  return ok({ type: 'ROUND_ROBIN', payoff, terms: { kind: 'round-robin', size, games, policy } });
}

function combined(legs: number, picks: readonly Pick[], terms: BetTerms): Ticket {
  const type = legs === 1 ? 'STRAIGHT' : picks.length < legs ? 'PARLAY_PLUS' : 'PARLAY';
  return { type, payoff: payoffOf(combinePrices(picks.map(({ price }) => price))), terms };
}

const gamesOf = (picks: readonly Pick[]): BetTerms['games'] =>
  Object.fromEntries(picks.filter(({ legs }) => legs.length > 1).map(({ eventId, price }) => [eventId, price]));
