import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { Tabs } from '#fixtures/pageShelves/Tabs.ts';
import { PageLayoutDocument, TabsFragmentDoc } from '#src/gql/graphql.ts';
import possibleTypes from '#src/gql/possibleTypes.ts';

const frame = (id: string, kind: string, node: object) => ({
  __typename: 'Slot',
  id,
  parent: null,
  region: 'main',
  kind,
  criticality: 'DEGRADABLE',
  fallback: { __typename: 'FallbackText', text: `Instead of ${id}` },
  label: null,
  trackingId: null,
  absence: null,
  node,
});

/** A newer server's answer, with a kind, a fallback and fields unknown to this build. */
const answer = {
  pageLayout: {
    __typename: 'Layout',
    id: 'page/home',
    surface: 'page/home',
    revision: 'r1',
    title: null,
    changesAt: null,
    common: null,
    moodOfTheDay: 'bright',
    slots: [
      frame('known', 'TabsShelf', { ...Tabs.usual.node, novelty: 1 }),
      frame('future', 'HologramShelf', { __typename: 'HologramShelf', id: 'future', depth: 3 }),
      { ...frame('future-fallback', 'TabsShelf', Tabs.one.node), fallback: { __typename: 'FallbackHologram', depth: 3 } },
    ],
  },
};

const fetched = async (types: InMemoryCache['config']['possibleTypes']) => {
  const cache = new InMemoryCache(types === undefined ? {} : { possibleTypes: types });
  const client = new ApolloClient({ cache, link: new ApolloLink(() => of({ data: answer })), dataMasking: true });
  const { data } = await client.query({ query: PageLayoutDocument, variables: { canonicalUrl: '/' } });
  return { slots: data?.pageLayout?.slots ?? [], cache };
};

it('a node of an unknown kind keeps its frame in the cache, and known nodes keep every field', async () => {
  const { slots, cache } = await fetched(possibleTypes.possibleTypes);
  expect(slots.map(({ id, kind, criticality, region }) => ({ id, kind, criticality, region }))).toEqual(
    answer.pageLayout.slots.map(({ id, kind, criticality, region }) => ({ id, kind, criticality, region })),
  );
  expect(slots.map(({ node }) => node?.__typename)).toEqual(['TabsShelf', 'HologramShelf', 'TabsShelf']);
  expect(slots[1]?.fallback).toMatchObject({ __typename: 'FallbackText', text: 'Instead of future' });
  expect(slots[2]?.fallback?.__typename).toBe('FallbackHologram');
  const tabs = cache.readFragment({ fragment: TabsFragmentDoc, fragmentName: 'Tabs', id: `TabsShelf:${Tabs.usual.node.id}` });
  expect(tabs).toMatchObject({ tabs: Tabs.usual.node.tabs });
});
