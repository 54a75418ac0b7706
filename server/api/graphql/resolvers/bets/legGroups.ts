import type { Resolvers } from '../../resolverTypes.ts';
import type { LegGroupParent } from '#server/kinds/parents.ts';
import { pageOf } from '#server/kinds/values.ts';

const legsOf = ({ bet, eventId }: LegGroupParent) => bet.legs.filter((leg) => leg.eventId === eventId);

/** Returns the group's odds, or null if only the whole bet has odds. */
function priceOf(group: LegGroupParent) {
  const { terms, type } = group.bet;
  if (type === 'TEASER') return null;
  const legs = legsOf(group);
  return terms.games[group.eventId] ?? (legs.length === 1 ? (legs[0]?.price ?? null) : null);
}

/** Groups a placed bet's legs by event (product §3). */
export const legGroupResolvers = {
  id: ({ bet, eventId }) => `${bet.id}:${eventId}`,
  eventId: ({ eventId }) => eventId,
  eventName: ({ eventId }, _args, { deps }) => deps.catalogue.event(eventId)?.name ?? eventId,
  eventStatus: ({ eventId }, _args, { deps }) => deps.catalogue.event(eventId)?.status ?? 'INVALID',
  startsAt: ({ bet, eventId }, _args, { deps }) => (deps.catalogue.event(eventId)?.startsAt ?? bet.placedAt).toISOString(),
  deepLink: ({ eventId }, _args, { deps }) => pageOf(deps.catalogue.event(eventId)?.canonicalUrl ?? '/'),
  odds: priceOf,
  legs: (group) => legsOf(group).map((leg) => ({ ...leg, betId: group.bet.id })),
} satisfies Resolvers['PlacedLegEventGrouping'];
