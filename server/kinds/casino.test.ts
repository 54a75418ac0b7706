import { describe, expect, it } from 'vitest';
import { casino } from '#server/content/authored/casino/casino.ts';
import { documentOf, draftsOf, write } from '#server/content/authored/write.ts';
import { asking, visitorViewer } from '#tests/support/layoutQueries.ts';
import { layoutsOver, memoryStore } from '#tests/support/layouts.ts';

type Node = Readonly<Record<string, unknown>> & { readonly __typename: string };
type Page = { readonly pageLayout: { readonly title: string; readonly slots: readonly { readonly node: Node | null }[] } };

async function pageOf(canonicalUrl: string, region = 'US-NJ', store = memoryStore()) {
  const ask = asking((await layoutsOver(store)).layouts);
  const { data, errors } = await ask('PageLayout', { canonicalUrl }, { ...visitorViewer, region });
  expect(errors).toBeUndefined();
  const { title, slots } = (data as Page).pageLayout;
  const nodeOf = (kind: string): Node => {
    const found = slots.find(({ node }) => node?.__typename === kind)?.node;
    if (!found) throw new Error(`No ${kind} on ${canonicalUrl}`);
    return found;
  };
  return { title, slots, nodeOf, kinds: slots.map(({ node }) => node?.__typename) };
}
async function answerOf(name: string, variables: object): Promise<unknown> {
  const { data, errors } = await asking((await layoutsOver(memoryStore())).layouts)(name, { ...variables });
  expect(errors).toBeUndefined();
  return data;
}

describe('the lobby over the wire', () => {
  it('a live table has its game, dealer, seats and opening hours', async () => {
    const tables = write('LiveGamesShelf', 'tables', { title: 'Live' }, { bind: { tables: { source: 'liveTables', args: {} } } });
    const store = memoryStore();
    store.force('casino', documentOf('casino', 'Casino', [tables, ...draftsOf(casino)]));
    const { nodeOf } = await pageOf('/casino', 'US-NJ', store);
    expect(nodeOf('LiveGamesShelf')['tables']).toMatchObject([
      {
        id: 'table-game-3',
        dealer: 'Ada',
        seatLabel: '3 of 7 seats open',
        seats: 7,
        openSeats: 3,
        openingTimes: 'Open 24 hours',
        status: 'OPEN',
        game: { id: 'game-3', multiplayer: true },
      },
    ]);
  });

  it('a category has its page, its count and the art of its first game', async () => {
    const { nodeOf } = await pageOf('/casino');
    expect(nodeOf('CategoryPillsShelf')['categories']).toContainEqual({
      __typename: 'CasinoCategory',
      id: 'category-slots',
      label: 'Slots',
      icon: 'slots',
      gameCount: 2,
      art: { __typename: 'GameArt', seed: 0, theme: 'sea' },
      deepLink: { __typename: 'SportsbookPageDeepLink', canonicalUrl: '/casino/category/slots' },
    });
    expect(nodeOf('GameProvidersShelf')['providers']).toMatchObject([{ label: 'Maker', gameCount: 4 }]);
  });

  it.each([
    ['US-NJ', 'USD'],
    ['CA-ON', 'CAD'],
  ])('the lobby shows the currency of %s', async (region, currency) => {
    expect(JSON.stringify(await pageOf('/casino', region))).toContain(`"currency":"${currency}"`);
  });

  it('the lobby shows a visitor no shelves for players', async () => {
    const { kinds } = await pageOf('/casino');
    expect(kinds).not.toContain('RecentGamesShelf');
    expect(kinds).not.toContain('CasinoRewardsShelf');
  });
});

describe('a category over the wire', () => {
  it('a category page has its label as title, its filters and its first games', async () => {
    const { title, nodeOf } = await pageOf('/casino/category/table-games');
    expect(title).toBe('Table games');
    const shelf = nodeOf('CategoryGamesShelf');
    expect(shelf['categorySlug']).toBe('table-games');
    expect(shelf['filters']).toContainEqual({ __typename: 'CasinoFilter', id: 'free-reward', label: 'Free Reward' });
    expect(shelf['page']).toMatchObject({ offset: 0, total: 1, games: [{ id: 'game-2', freeReward: true }] });
  });

  it('a game studio has a category page', async () => {
    expect((await pageOf('/casino/category/by-maker')).title).toBe('Maker');
  });

  it('a category is read by filters, limit and offset', async () => {
    const variables = { categorySlug: 'all', filters: ['practice'], limit: 1, offset: 2 };
    expect(await answerOf('CasinoCategory', variables)).toMatchObject({
      casinoCategory: { offset: 2, total: 4, games: [{ id: 'game-2' }] },
    });
    expect(await answerOf('CasinoCategory', { ...variables, filters: ['constructor'] })).toMatchObject({
      casinoCategory: { total: 0, games: [] },
    });
  });

  it('a category and a search start at the beginning by default', async () => {
    expect(await answerOf('CasinoCategory', { categorySlug: 'all' })).toMatchObject({ casinoCategory: { offset: 0, total: 4 } });
    expect(await answerOf('CasinoSearch', { searchTerm: 'game' })).toMatchObject({ casinoSearch: { total: 4 } });
  });
});
