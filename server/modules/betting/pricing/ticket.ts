import { combinePrices } from '#src/shared/money/odds.ts';
import { type Payoff, payoffOf, roundRobinPayoff, roundRobinSizes } from '#src/shared/money/payoff.ts';
import { type Pick, picksOf } from '#src/shared/betting/picks.ts';
import type { RefusalCode } from '#src/shared/betting/refusals.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { type SameGamePush, USUAL_PUSH } from '#src/shared/betting/sameGame/push.ts';
import { FEWEST_TEASED, isTeased, teaserRung, type TeaserTable } from '#src/shared/betting/teaser.ts';
import type { BetTerms } from './betTerms.ts';
import type { Offer } from './offer.ts';
import { roundRobinSizeOf, TEASER } from '../slip/slipContent.ts';
import { DEFAULT_TEASERS } from './teaser/teaserTable.ts';
import { teaserTermsOf } from './teaser/teaserTerms.ts';

export type TicketType = 'PARLAY' | 'PARLAY_PLUS' | 'ROUND_ROBIN' | 'STRAIGHT' | 'TEASER';
export type Ticket = { readonly type: TicketType; readonly payoff: Payoff; readonly terms: BetTerms };
type TicketRefusal = Extract<
  RefusalCode,
  'impossible-combination' | 'round-robin-unavailable' | 'same-event-combination' | 'teaser-unavailable'
>;
export type PricingRules = { readonly policy: SameGamePush; readonly teasers: TeaserTable };
export const DEFAULT_PRICING_RULES: PricingRules = { policy: USUAL_PUSH, teasers: DEFAULT_TEASERS };
export type Drafted = { readonly draftBetId: string; readonly teaserPoints?: number };

export function ticketOf(
  { draftBetId, teaserPoints }: Drafted,
  offers: readonly Offer[],
  { policy, teasers }: PricingRules = DEFAULT_PRICING_RULES,
): Result<Ticket, TicketRefusal> {
  if (draftBetId === TEASER) return teaserTicket(offers, teaserPoints ?? 0, teasers);
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

function teaserTicket(offers: readonly Offer[], points: number, teasers: TeaserTable): Result<Ticket, TicketRefusal> {
  const sports = offers.map(({ sport }) => sport);
  const terms = teaserTermsOf(teasers, sports, points, offers.length);
  const rung = teaserRung(teasers, sports, points, offers.length);
  const isWhole = offers.every((offer) => isTeaserLeg(offer, teasers));
  const areSeparate = new Set(offers.map(({ marketId }) => marketId)).size === offers.length;
  if (rung === null || terms === null || !isWhole || !areSeparate || offers.length < FEWEST_TEASED) return refuse('teaser-unavailable');
  return ok({ type: 'TEASER', payoff: payoffOf(rung.price), terms: { kind: 'teaser', ...terms, games: {}, policy: USUAL_PUSH } });
}

export const isTeaserLeg = (offer: Offer, teasers: TeaserTable): boolean =>
  isTeased(teasers, offer) && offer.points !== null && offer.eventStatus === 'PRE_GAME';
