import type { Catalogue, CatalogueEvent, Market } from '#server/modules/catalogue/index.ts';

export const featuredOf = (id: string, events: readonly CatalogueEvent[], types: readonly string[], catalogue: Catalogue) =>
  events.flatMap((event) => {
    const market = bestMarket(types, catalogue.marketsOf(event.id));
    return market
      ? [{ __typename: 'FeaturedEvent' as const, id: `${id}:${event.id}`, headline: headlineOf(event, catalogue), event, market }]
      : [];
  });

const bestMarket = (types: readonly string[], markets: readonly Market[]): Market | null =>
  types
    .map((type) => markets.find((market) => market.type === type && market.status !== 'HIDDEN'))
    .find((market) => market !== undefined) ?? null;

const headlineOf = (event: CatalogueEvent, catalogue: Catalogue): string => catalogue.competition(event.competitionId)?.name ?? event.name;
