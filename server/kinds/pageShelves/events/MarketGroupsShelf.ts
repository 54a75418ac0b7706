import type { Market } from '#server/modules/catalogue/index.ts';
import type { AuthoredMarketGroupsShelf } from '#server/contract/generated/authored.ts';
import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { type Kind, firstVersion } from '../../define.ts';
import { marketsOfTypes } from '../../sources/markets.ts';

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

/** Number of market groups expanded at first, only in the first tab. */
const AT_ONCE = 5;

/** Builds the tabs; omits empty ones. Market type `*`: all types that no group lists. */
export function tabsOf(nodeId: string, authored: readonly AuthoredTab[], markets: readonly Market[]): Tab[] {
  const named = new Set(authored.flatMap(({ groups }) => groups.flatMap(({ marketTypes }) => marketTypes)));
  const others = [...new Set(markets.map(({ type }) => type))].filter((type) => !named.has(type));
  return authored
    .map((tab) => ({ ...tab, groups: groupsOf(`${nodeId}:${tab.id}`, tab, markets, others) }))
    .filter(({ groups }) => groups.length > 0)
    .map(({ id, label, groups }, place): Tab => ({
      __typename: 'MarketTab',
      id: `${nodeId}:${id}`,
      label,
      groups: groups.map((group, at) => ({ ...group, marketsAtOnce: place === 0 && at < AT_ONCE ? group.markets : [] })),
    }));
}

function groupsOf(tabId: string, tab: AuthoredTab, markets: readonly Market[], others: readonly string[]) {
  return tab.groups
    .map(({ id, title, marketTypes }) => {
      const types = marketTypes.flatMap((type) => (type === '*' ? others : [type]));
      const own = marketsOfTypes(markets, types);
      const group = { id: `${tabId}:${id}`, title, markets: [...own], marketCount: own.length };
      return {
        __typename: 'MarketGroup' as const,
        ...group,
        marketTypes: types.filter((type) => own.some((market) => market.type === type)),
      };
    })
    .filter(({ marketCount }) => marketCount > 0);
}
