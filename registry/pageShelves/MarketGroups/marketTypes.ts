import type { GroupMarketFragment, MarketGroupsFragment } from '#src/gql/graphql.ts';

export type MarketTabs = NonNullable<MarketGroupsFragment['marketTabs']>;
export type MarketGroupOf = MarketTabs[number]['groups'][number];
export type MarketOf = GroupMarketFragment;

/** Strips the period from a market type: `half-1-spread` becomes `spread`. */
export const baseOf = (type: string): string => type.replace(/^(half|innings|map|period|quarter|set)-\d-/, '');

export const isOverUnder = ({ selections: [first, second, ...others] }: MarketOf): boolean =>
  first?.type === 'over' && second?.type === 'under' && others.length === 0;
