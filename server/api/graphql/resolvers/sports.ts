import type { Resolvers } from '../resolverTypes.ts';
import type { GraphQLContext } from '../context.ts';
import { badInput } from '#server/platform/problems.ts';
import type { SelectionParent } from '#server/kinds/parents.ts';
import { marketsOfTypes, shownMarkets } from '#server/kinds/sources/markets.ts';
import { participantOf } from '#server/kinds/participant.ts';
import { formatPoints, points } from '#server/kinds/values.ts';

const MAX_EVENTS = 200;
const MAX_TYPES = 200;

function found<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`The catalogue has no ${what}`);
  return value;
}

const sportOf = (id: string, { deps }: GraphQLContext) => found(deps.catalogue.sport(id), `sport ${id}`);

function nameOf(selection: SelectionParent, { deps }: GraphQLContext) {
  const participant = selection.participantId === null ? null : deps.catalogue.participant(selection.participantId);
  const line = points(selection.points, selection.marketType);
  const withLine = (name: string): string => (line ? `${name} ${formatPoints(line)}` : name);
  const short =
    participant?.abbreviation ?? (selection.type === 'over' || selection.type === 'under' ? selection.name.slice(0, 1) : selection.name);
  return {
    __typename: 'SelectionName' as const,
    cleanName: selection.name,
    defaultName: withLine(selection.name),
    fullName: withLine(participant?.fullName ?? selection.name),
    minimalName: withLine(short),
  };
}

export const sportResolvers = {
  Query: {
    event: (_root, { id }, { deps }) => deps.catalogue.event(id),
    eventPrices: (_root, { eventIds }, { deps }) => {
      if (eventIds.length > MAX_EVENTS) throw badInput(`At most ${MAX_EVENTS} events at once.`, ['eventIds']);
      return [...new Set(eventIds)].flatMap((id) => deps.catalogue.eventPrices(id) ?? []);
    },
    eventMarkets: (_root, { eventId, types }, { deps }) => {
      if (types.length > MAX_TYPES) throw badInput(`At most ${MAX_TYPES} types at once.`, ['types']);
      return marketsOfTypes(shownMarkets(deps.catalogue, eventId), types);
    },
  },
  Competition: { mark: ({ crest }) => ({ __typename: 'Crest', ...crest }) },
  Event: {
    hasLiveStream: ({ hasLiveStream, status }) => hasLiveStream && (status === 'PRE_GAME' || status === 'IN_PLAY'),
    startTime: ({ startsAt }) => startsAt.toISOString(),
    sport: ({ sportId }, _args, context) => sportOf(sportId, context),
    organization: ({ organizationId }, _args, { deps }) =>
      found(deps.catalogue.organization(organizationId), `organization ${organizationId}`),
    competition: ({ competitionId }, _args, { deps }) => found(deps.catalogue.competition(competitionId), `competition ${competitionId}`),
    homeParticipant: ({ home }) => participantOf(home),
    awayParticipant: ({ away }) => participantOf(away),
    marketCount: ({ id }, _args, { deps }) => deps.catalogue.openMarketCount(id),
    scoreboard: ({ scoreboard }) => scoreboard && { __typename: 'Scoreboard', ...scoreboard },
  },
  Market: {
    startTime: ({ startsAt }) => startsAt.toISOString(),
    updatedAtTime: ({ updatedAt }) => updatedAt.toISOString(),
    line: ({ line, type }) => points(line, type),
    subjectName: ({ subject }) => subject?.name ?? null,
  },
  MarketSelection: {
    rawId: ({ id }) => id,
    name: (selection, _args, context) => nameOf(selection, context),
    odds: ({ num, den }) => ({ num, den }),
    participant: ({ participantId }, _args, { deps }) => {
      const participant = participantId === null ? null : deps.catalogue.participant(participantId);
      return participant && participantOf(participant);
    },
    points: (selection) => points(selection.points, selection.marketType),
    shareId: () => null,
  },
} satisfies Resolvers;
