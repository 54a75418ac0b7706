import type { Catalogue, CatalogueEvent } from '#server/modules/catalogue/index.ts';
import { type GridLayout, layoutOfEvent } from '../grid.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { defineNamed, defineSource, slug, textUpTo } from './define.ts';

const MAX_EVENTS = 50;
const first = { type: 'integer', minimum: 1, maximum: MAX_EVENTS } as const;

const events = { item: 'events', scope: 'PUBLIC', ttlMs: 1_000, limit: MAX_EVENTS, timeoutMs: 300, topic: topics.world } as const;

export const eventsOfCompetition = defineSource<'events', { competitionId: string; first: number }>({
  ...events,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['competitionId', 'first'],
    properties: { competitionId: { type: 'string', pattern: '^[a-z0-9-]{1,64}$' }, first },
  },
  load: ({ competitionId, first: limit }, { catalogue }) => catalogue.events({ competitionId, limit }),
});

export const eventsOfSport = defineSource<'events', { sport: string; first: number }>({
  ...events,
  args: { type: 'object', additionalProperties: false, required: ['sport', 'first'], properties: { sport: slug, first } },
  load: ({ sport, first: limit }, { catalogue }) => catalogue.events({ sportSlug: sport, limit }),
});

export const liveEvents = defineSource<'events', { first: number; sport?: string; columns?: GridLayout }>({
  ...events,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['first'],
    properties: {
      first,
      sport: { ...slug, nullable: true },
      columns: { type: 'string', enum: ['lines', 'three-way', 'winner'], nullable: true },
    },
  },
  load: ({ first: limit, sport, columns }, { catalogue }) =>
    byProminence(catalogue.events({ status: 'IN_PLAY', ...(sport === undefined ? {} : { sportSlug: sport }) }), catalogue)
      // Treats games without markets as `winner`, so that every game has a layout.
      .filter((event) => columns === undefined || (layoutOfEvent(event, catalogue) ?? 'winner') === columns)
      .slice(0, limit),
});

/** Picks one event with open markets per competition. `upcoming`: only events not yet begun, soonest first. */
export const featuredEvents = defineSource<'events', { first: number; upcoming?: boolean }>({
  ...events,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['first'],
    properties: { first, upcoming: { type: 'boolean', nullable: true } },
  },
  load: ({ first: limit, upcoming }, { catalogue, now, without }) => {
    const isOpen = ({ id }: CatalogueEvent): boolean => without?.has(id) !== true && catalogue.openMarketCount(id) > 0;
    // Checks the start time too, because the status may change late.
    const isAhead = (event: CatalogueEvent): boolean => !isInPlay(event) && event.startsAt > now;
    const isWanted = (event: CatalogueEvent): boolean => isOpen(event) && (upcoming !== true || isAhead(event));
    const next = catalogue.competitions().flatMap(({ id }) => catalogue.events({ competitionId: id }).find(isWanted) ?? []);
    if (upcoming === true) return next.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()).slice(0, limit);
    return [...next.filter(isInPlay), ...next.filter((event) => !isInPlay(event))].slice(0, limit);
  },
});

export const eventById = defineNamed({
  item: 'event',
  topic: topics.world,
  names: { eventId: textUpTo(128) },
  load: ({ eventId }, { catalogue }) => catalogue.event(eventId),
});

function byProminence(all: readonly CatalogueEvent[], catalogue: Catalogue): readonly CatalogueEvent[] {
  const rank = new Map(catalogue.competitions().map(({ id }, index) => [id, index]));
  return all.toSorted((a, b) => (rank.get(a.competitionId) ?? 0) - (rank.get(b.competitionId) ?? 0));
}

const isInPlay = ({ status }: CatalogueEvent): boolean => status === 'IN_PLAY';
