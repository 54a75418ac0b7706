import { pointsText, type EventPrices } from '../messages/messages.ts';
import { marketsOf, type Tables } from './tables.ts';
import type { Catalogue, CatalogueEvent, EventFilter, Market } from '../types.ts';

export function readsOf(tables: Tables): Omit<Catalogue, 'close' | 'reload'> {
  const {
    sports,
    organizations,
    competitions,
    competitionsByUrl,
    participants,
    events,
    markets,
    selections,
    games,
    gamesInOrder,
    buckets,
  } = tables;
  const withSport = (filter: EventFilter): EventFilter & { sportId?: string } =>
    filter.sportSlug === undefined ? filter : { ...filter, sportId: sports.get(filter.sportSlug)?.id ?? filter.sportSlug };
  return {
    sports: () => [...sports.values()],
    sport: (slug) => sports.get(slug) ?? null,
    organization: (id) => organizations.get(id) ?? null,
    organizations: (sportSlug) => [...organizations.values()].filter((organization) => organization.sportId === sports.get(sportSlug)?.id),
    competition: (idOrUrl) => competitions.get(idOrUrl) ?? competitionsByUrl.get(idOrUrl) ?? null,
    competitions: ({ sportSlug } = {}) => {
      const all = [...competitions.values()];
      return sportSlug === undefined ? all : all.filter((competition) => competition.sportId === sports.get(sportSlug)?.id);
    },
    participant: (id) => participants.get(id) ?? null,
    participantsOf: (competitionId) => [...participants.values()].filter((participant) => participant.competitionId === competitionId),
    event: (id) => events.get(id) ?? null,
    events: (filter = {}) => buckets.query(withSport(filter)),
    countEvents: (filter = {}) => buckets.count(withSport(filter)),
    market: (id) => markets.get(id) ?? null,
    marketsOf: (eventId) => marketsOf(tables, eventId),
    openMarketCount: (eventId) => marketsOf(tables, eventId).filter((market) => market.status === 'OPEN').length,
    selection: (id) => selections.get(id) ?? null,
    games: ({ category, first } = {}) => {
      const wanted = category === undefined ? gamesInOrder : gamesInOrder.filter((game) => game.category === category);
      return wanted.slice(0, first ?? wanted.length);
    },
    houseTerms: () => tables.houseTerms,
    featuredBets: (kind) => tables.featuredBets.filter((bet) => bet.kind === kind),
    offers: () => tables.offers,
    game: (id) => games.get(id) ?? null,
    eventPrices: (eventId) => {
      const event = events.get(eventId);
      return event ? snapshotOf(event, marketsOf(tables, eventId)) : null;
    },
  };
}

function snapshotOf(event: CatalogueEvent, markets: readonly Market[]): EventPrices {
  return {
    eventId: event.id,
    version: event.version.toString(),
    status: event.status,
    matchProgress: event.matchProgress,
    scoreboard: event.scoreboard,
    statistics: event.statistics,
    selections: markets.flatMap((market) =>
      market.selections.map(({ id, num, den, status, points }) => ({
        id,
        num: `${num}`,
        den: `${den}`,
        status,
        points: pointsText(points),
      })),
    ),
  };
}
