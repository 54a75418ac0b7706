import type { Market } from '#server/modules/catalogue/index.ts';
import type { AuthoredMarketGroupsShelf } from '#server/contract/generated/authored.ts';
import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { type Kind, firstVersion } from '../../define.ts';

export const MarketGroupsShelf: Kind<'MarketGroupsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    tabs: [{ id: 'main', label: 'Main', groups: [{ id: 'game', title: 'Game lines', marketTypes: ['moneyline', 'spread', 'total'] }] }],
  }),
  needs: { markets: 'markets' },
  resolvers: {
    id: ({ id }) => id,
    tabs: async ({ id, props, data }) => {
      const markets = await data.load('markets', 'markets');
      return markets && tabsOf(id, props.tabs, markets);
    },
  },
};

type Tab = ResolversParentTypes['MarketTab'];
type AuthoredTab = AuthoredMarketGroupsShelf['tabs'][number];

/** Drops empty tabs and groups. `*`: all types that no group names. */
export function tabsOf(nodeId: string, authored: readonly AuthoredTab[], markets: readonly Market[]): Tab[] {
  const named = new Set(authored.flatMap(({ groups }) => groups.flatMap(({ marketTypes }) => marketTypes)));
  const others = [...new Set(markets.map(({ type }) => type))].filter((type) => !named.has(type));
  return authored
    .map((tab): Tab => ({
      __typename: 'MarketTab',
      id: `${nodeId}:${tab.id}`,
      label: tab.label,
      groups: tab.groups
        .map((group) => ({
          __typename: 'MarketGroup' as const,
          id: `${nodeId}:${tab.id}:${group.id}`,
          title: group.title,
          markets: group.marketTypes
            .flatMap((type) => (type === '*' ? others : [type]))
            .flatMap((type) => markets.filter((market) => market.type === type)),
        }))
        .filter((group) => group.markets.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);
}
