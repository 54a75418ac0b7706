import type { MarketOf, MarketTabs } from './marketTypes.ts';

export function withSidesInOrder(tabs: MarketTabs): MarketTabs {
  const markets = tabs.flatMap(({ groups }) => groups).flatMap(({ markets: own }) => own);
  if (!markets.some(({ selections }) => selections.some(({ type }) => type === 'draw'))) return tabs;
  return tabs.map((tab) => ({ ...tab, groups: tab.groups.map((group) => ({ ...group, markets: group.markets.map(homeFirst) })) }));
}

function homeFirst(market: MarketOf): MarketOf {
  const [first, second] = market.selections;
  const isTurned = market.selections.length === 2 && first?.type === 'away' && second?.type === 'home';
  return isTurned ? { ...market, selections: market.selections.toReversed() } : market;
}
