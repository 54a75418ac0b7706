import type { EventStatus } from '#src/gql/graphql.ts';
import type { Price } from '#src/shared/money/odds.ts';
import { compareRatios } from '#src/shared/money/ratio.ts';
import { quoteOf } from './quotes.ts';
import type { BetView, LegView } from './summary.ts';
import type { AcceptedGame } from './types.ts';

/** Straight bets on one event (product §3). */
export type EventGroup = {
  readonly eventId: string;
  readonly eventName: string;
  readonly eventStatus: EventStatus;
  readonly startsAt: string;
  readonly bets: readonly BetView[];
  readonly oddsTrend: 'down' | 'none' | 'up';
  readonly requiresAcceptance: boolean;
};

export function groupsOf(bets: readonly BetView[]): readonly EventGroup[] {
  const groups = new Map<string, BetView[]>();
  for (const bet of bets) {
    const eventId = bet.legs[0]?.leg.eventId ?? bet.id;
    groups.set(eventId, [...(groups.get(eventId) ?? []), bet]);
  }
  return [...groups].flatMap(([eventId, own]) => {
    const legs = own.flatMap((bet) => bet.legs);
    const event = legs[0]?.leg;
    if (event === undefined) return [];
    const { eventName, eventStatus, startsAt } = event;
    const requiresAcceptance = legs.some(({ needsAcceptance }) => needsAcceptance);
    return [{ eventId, eventName, eventStatus, startsAt, bets: own, oddsTrend: trendOf(legs), requiresAcceptance }];
  });
}

function trendOf(legs: readonly LegView[]): EventGroup['oddsTrend'] {
  if (legs.some(({ change }) => change?.kind === 'price-worse')) return 'down';
  return legs.some(({ change }) => change?.kind === 'price-better') ? 'up' : 'none';
}

/** Legs of one event in a bet (product §3, `draftLegEventGroupings`). */
export type LegGroup = Omit<EventGroup, 'bets'> & {
  readonly legs: readonly LegView[];
  /** Null if the legs cannot be combined. */
  readonly price: Price | null;
};

export function legGroupsOf(legs: readonly LegView[]): readonly LegGroup[] {
  const groups = new Map<string, LegView[]>();
  for (const view of legs) groups.set(view.leg.eventId, [...(groups.get(view.leg.eventId) ?? []), view]);
  return [...groups.values()].flatMap((own) => {
    const event = own[0]?.leg;
    if (event === undefined) return [];
    const { eventId, eventName, eventStatus, startsAt } = event;
    const price = together(own);
    const before = together(own.map(({ leg, offer }) => ({ leg, offer: { ...offer, ...leg.accepted } })));
    const order = price && before ? compareRatios(price, before) : 0;
    const oddsTrend = order === 0 ? 'none' : order < 0 ? 'down' : 'up';
    const requiresAcceptance = own.some(({ needsAcceptance }) => needsAcceptance);
    return [{ eventId, eventName, eventStatus, startsAt, legs: own, price, oddsTrend, requiresAcceptance }];
  });
}

function together(legs: Parameters<typeof quoteOf>[0]): Price | null {
  const quote = quoteOf(legs, null);
  return quote === null || quote.problem !== null ? null : quote.payoff.price;
}

export const changedGames = (legs: readonly LegView[], agreed: ReadonlyMap<string, unknown>): readonly AcceptedGame[] =>
  legGroupsOf(legs).flatMap(({ eventId, legs: own, price }) =>
    own.length > 1 && price !== null && own.some(({ leg }) => agreed.has(leg.selectionId)) && !own.some(({ isStopped }) => isStopped)
      ? [
          {
            eventId,
            price,
            legs: own.map(({ leg, offer }) => ({ selectionId: leg.selectionId, price: offer.price, points: offer.points })),
          },
        ]
      : [],
  );
