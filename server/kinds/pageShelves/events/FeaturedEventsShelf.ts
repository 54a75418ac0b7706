import type { Catalogue, CatalogueEvent, Market } from '#server/modules/catalogue/index.ts';
import { type Kind, firstVersion } from '../../define.ts';

export const FeaturedEventsShelf: Kind<'FeaturedEventsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Featured', marketTypes: ['moneyline', 'three-way'] }),
  needs: { events: 'events' },
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    events: async ({ id, props, data }, _, { deps: { catalogue } }) => {
      const events = await data.load('events', 'events');
      if (!events) return null;
      return events.flatMap((event) => {
        const market = bestMarket(props.marketTypes, catalogue.marketsOf(event.id));
        return market
          ? [{ __typename: 'FeaturedEvent' as const, id: `${id}:${event.id}`, headline: headlineOf(event, catalogue), event, market }]
          : [];
      });
    },
  },
};

const bestMarket = (types: readonly string[], markets: readonly Market[]): Market | null =>
  types
    .map((type) => markets.find((market) => market.type === type && market.status !== 'HIDDEN'))
    .find((market) => market !== undefined) ?? null;

/** Omits the live state, which the card updates itself. */
const headlineOf = (event: CatalogueEvent, catalogue: Catalogue): string => catalogue.competition(event.competitionId)?.name ?? event.name;
