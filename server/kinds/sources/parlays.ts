import { combinePrices } from '#src/shared/money/odds.ts';
import { compareRatios } from '#src/shared/money/ratio.ts';
import type { Catalogue, CatalogueEvent } from '#server/modules/catalogue/index.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { defineSource } from './define.ts';
import type { ParlayLeg, SuggestedParlay } from './items.ts';

const WINNER_MARKETS = new Set(['moneyline', 'three-way']);

export const suggestedParlays = defineSource<'parlays', { first: number; legs: number; competitionId?: string }>({
  item: 'parlays',
  scope: 'PUBLIC',
  ttlMs: 1_000,
  limit: 6,
  timeoutMs: 300,
  topic: topics.world,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['first', 'legs'],
    properties: {
      first: { type: 'integer', minimum: 1, maximum: 6 },
      legs: { type: 'integer', minimum: 2, maximum: 8 },
      competitionId: { type: 'string', pattern: '^[a-z0-9-]{1,64}$', nullable: true },
    },
  },
  load: ({ first, legs, competitionId }, { catalogue, now }) => {
    const wanted = first * legs;
    // Checks the start time too, because the status may change late.
    const events = catalogue
      .events({ status: 'PRE_GAME', ...(competitionId === undefined ? {} : { competitionId }) })
      .filter(({ startsAt }) => startsAt > now);
    const favourites = (competitionId === undefined ? inTurn(events) : events)
      .flatMap((event) => favouriteOf(event, catalogue) ?? [])
      .slice(0, wanted);
    return Array.from({ length: Math.floor(favourites.length / legs) }, (_, at) =>
      parlayOf(favourites.slice(at * legs, (at + 1) * legs), catalogue),
    );
  },
});

function favouriteOf(event: CatalogueEvent, catalogue: Catalogue): ParlayLeg | null {
  const market = catalogue.marketsOf(event.id).find(({ type, status }) => WINNER_MARKETS.has(type) && status === 'OPEN');
  const open = market?.selections.filter(({ status }) => status === 'OPEN') ?? [];
  const [selection] = open.toSorted(compareRatios);
  return selection ? { selection, event } : null;
}

/** Takes the first event of each competition, then the second of each, and so on. */
function inTurn(events: readonly CatalogueEvent[]): readonly CatalogueEvent[] {
  const places = new Map<string, number>();
  const placed = events.map((event) => {
    const place = places.get(event.competitionId) ?? 0;
    places.set(event.competitionId, place + 1);
    return { event, place };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ event }) => event);
}

const MOST_NAMES = 3;

/** Joins names: `NFL, NHL and MLS` or `NFL, NHL and 2 more`. */
function listed(names: readonly string[]): string {
  const shown = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES - 1), `${names.length - MOST_NAMES + 1} more`] : names;
  return new Intl.ListFormat('en', { style: 'long' }).format(shown).replace(', and ', ' and ');
}

function parlayOf(legs: readonly ParlayLeg[], catalogue: Catalogue): SuggestedParlay {
  const names = new Set(legs.map(({ event }) => catalogue.competition(event.competitionId)?.name ?? event.name));
  return {
    title: `${legs.length}-leg parlay of favorites: ${listed([...names])}`,
    price: combinePrices(legs.map(({ selection }) => selection)),
    legs,
  };
}
