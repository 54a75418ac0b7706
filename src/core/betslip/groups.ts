import type { EventStatus } from '#src/gql/graphql.ts';
import type { BetView, LegView } from './summary.ts';

/** The bets on one event (product §3, event grouping). */
export type EventGroup = {
  readonly eventId: string;
  readonly eventName: string;
  readonly eventStatus: EventStatus;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly bets: readonly BetView[];
  /** Down when any price is, else up when any is. */
  readonly oddsTrend: 'down' | 'none' | 'up';
  readonly requiresAcceptance: boolean;
};

/** In the order the first selection of each event was added; bets of one leg. */
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
