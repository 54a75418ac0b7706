import type { GroupMarketFragment, MarketGroupsFragment } from '#src/gql/graphql.ts';

export type MarketTabs = NonNullable<MarketGroupsFragment['marketTabs']>;
export type MarketGroupOf = MarketTabs[number]['groups'][number];
export type MarketOf = GroupMarketFragment;

/** Returns the market type for the whole game: `spread` for `half-1-spread`. */
export const baseOf = (type: string): string => type.replace(/^(half|innings|map|period|quarter|set)-\d-/, '');

export const isOverUnder = ({ selections: [first, second, ...others] }: MarketOf): boolean =>
  first?.type === 'over' && second?.type === 'under' && others.length === 0;
