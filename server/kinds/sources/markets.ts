import type { Catalogue, Market } from '#server/modules/catalogue/index.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { defineNamed, textUpTo } from './define.ts';

const MOST_MARKETS = 1_200;

export const marketGroups = defineNamed({
  item: 'markets',
  limit: MOST_MARKETS,
  topic: topics.world,
  names: { eventId: textUpTo(128) },
  load: ({ eventId }, { catalogue }) => shownMarkets(catalogue, eventId),
});

export const shownMarkets = (catalogue: Catalogue, eventId: string): readonly Market[] =>
  catalogue
    .marketsOf(eventId)
    .filter(({ status }) => status !== 'HIDDEN')
    .slice(0, MOST_MARKETS);

export function marketsOfTypes(markets: readonly Market[], types: readonly string[]): readonly Market[] {
  const byType = new Map<string, Market[]>();
  for (const market of markets) {
    const own = byType.get(market.type);
    if (own) own.push(market);
    else byType.set(market.type, [market]);
  }
  return [...new Set(types)].flatMap((type) => byType.get(type) ?? []);
}
