import type { MarketGroupsFragment } from '#src/gql/graphql.ts';

export type MarketTabs = NonNullable<MarketGroupsFragment['marketTabs']>;
export type MarketGroupOf = MarketTabs[number]['groups'][number];
export type MarketOf = MarketGroupOf['markets'][number];
