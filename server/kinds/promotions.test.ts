import { describe, expect, it } from 'vitest';
import { asking, visitorViewer } from '#tests/support/layoutQueries.ts';
import { layoutsOver, memoryStore } from '#tests/support/layouts.ts';

type Node = Readonly<Record<string, unknown>> & { readonly __typename: string };
type Page = { readonly pageLayout: { readonly title: string; readonly slots: readonly { readonly node: Node | null }[] } };
type List = {
  readonly collection: {
    readonly items: readonly { readonly __typename: string; readonly id: string }[];
    readonly totalCount: number;
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
};

const ports = { now: () => new Date('2026-11-21T12:00:00.000Z') };

async function ask(name: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { layouts } = await layoutsOver(memoryStore());
  const { data, errors } = await asking(layouts, { ports } as object)(name, variables, visitorViewer);
  expect(errors).toBeUndefined();
  return data;
}
async function pageOf(canonicalUrl: string) {
  const { title, slots } = ((await ask('PageLayout', { canonicalUrl })) as Page).pageLayout;
  const nodeOf = (kind: string): Node => {
    const found = slots.find(({ node }) => node?.__typename === kind)?.node;
    if (!found) throw new Error(`No ${kind} on ${canonicalUrl}`);
    return found;
  };
  return { title, nodeOf };
}
const listOf = async (variables: Readonly<Record<string, unknown>>) => ((await ask('CollectionPage', variables)) as List).collection;

describe('the page of a promotion over the wire', () => {
  it('a promotion’s page has its title and its details', async () => {
    const { title, nodeOf } = await pageOf('/promotions/free-game');
    expect(title).toBe('Free game of the day');
    expect(nodeOf('PromotionDetailsShelf')).toMatchObject({
      standing: 'ON',
      promotion: {
        id: 'free-game',
        description: expect.stringContaining('midnight') as string,
        isForPlayers: false,
        endsAt: null,
        secondaryCta: 'This week’s game',
        deepLink: { promotionId: 'free-game' },
      },
    });
  });

  it('the page of an unknown promotion says so', async () => {
    const { nodeOf } = await pageOf('/promotions/nothing');
    expect(nodeOf('PromotionDetailsShelf')).toMatchObject({ standing: 'UNKNOWN', promotion: null });
  });
});

describe('a list over the wire', () => {
  it('a list has its first page and the document’s filters that apply', async () => {
    const shelf = (await pageOf('/promotions')).nodeOf('CollectionShelf');
    expect(shelf).toMatchObject({ collectionId: 'promotions', pageSize: 6, page: { totalCount: 8, pageInfo: { hasNextPage: true } } });
    expect((shelf['filters'] as readonly { id: string }[]).map(({ id }) => id)).toEqual(['sportsbook', 'casino', 'free', 'how-to']);
  });

  it('the second page of a list follows the first without overlap', async () => {
    const { page } = (await pageOf('/promotions')).nodeOf('CollectionShelf') as unknown as { readonly page: List['collection'] };
    const next = await listOf({ collectionId: 'promotions', filterId: null, first: 6, after: page.pageInfo.endCursor });
    const ids = [...page.items, ...next.items].map(({ id }) => id);
    expect([ids.length, new Set(ids).size, next.pageInfo.hasNextPage]).toEqual([8, 8, false]);
  });

  it('a competition’s page has a list of its games', async () => {
    const shelf = (await pageOf('/sport/football/organization/united-states/competition/nfl')).nodeOf('CollectionShelf');
    expect(shelf).toMatchObject({
      collectionId: 'competition.nfl',
      page: { totalCount: 2, items: [{ __typename: 'Event' }, { __typename: 'Event' }] },
    });
    expect(await listOf({ collectionId: 'competition.nfl', filterId: 'live' })).toMatchObject({
      items: [{ id: 'nfl-live' }],
      totalCount: 1,
    });
  });

  it.each([
    ['an unknown list', { collectionId: 'constructor' }],
    ['an unknown filter', { collectionId: 'promotions', filterId: '__proto__' }],
  ])('a request for %s of promotions has no items', async (_, variables) => {
    expect(await listOf(variables)).toMatchObject({ items: [], totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false } });
  });
});

describe('a free game over the wire', () => {
  it('a free game has a page with its details', async () => {
    const { title, nodeOf } = await pageOf('/casino/f2p/game-of-the-day');
    expect(title).toBe('Game of the day');
    expect(nodeOf('FreeToPlayShelf')).toMatchObject({
      presentation: 'details',
      freeGames: [{ id: 'game-of-the-day', endsAt: '2026-11-22T05:00:00.000Z', game: { id: expect.stringMatching(/^game-/) as string } }],
    });
  });

  it('the lobby links to the free games of the day and of the week', async () => {
    const { nodeOf } = await pageOf('/casino');
    expect(nodeOf('FreeToPlayShelf')['freeGames']).toMatchObject([
      { deepLink: { canonicalUrl: '/casino/f2p/game-of-the-day' } },
      { deepLink: { canonicalUrl: '/casino/f2p/game-of-the-week' } },
    ]);
    expect(nodeOf('CasinoPromotionsShelf')['offers']).toMatchObject([{ id: 'free-game' }, { id: 'your-casino-rewards' }, {}, {}]);
  });
});

describe('a search over the wire', () => {
  it('a search page has the searched text in its title, and a tab for each half', async () => {
    const { title, nodeOf } = await pageOf('/search/nfl/all');
    expect(title).toBe('Results for “nfl”');
    expect(nodeOf('SearchResultsShelf')['scopes']).toMatchObject([
      {
        id: 'ALL',
        count: 3,
        isClose: false,
        groups: [
          {
            sort: 'LEAGUES',
            label: 'Leagues',
            results: [{ title: 'NFL', deepLink: { canonicalUrl: '/sport/football/organization/united-states/competition/nfl' } }],
          },
          { sort: 'EVENTS', label: 'Games', results: [{ row: { event: { id: 'nfl-live' } } }, { row: { event: { id: 'nfl-1' } } }] },
        ],
      },
      { id: 'SPORTSBOOK', count: 3 },
      { id: 'CASINO', count: 0, groups: [] },
    ]);
  });

  it('a search finds promotions and casino games', async () => {
    type Scope = { readonly groups: readonly { readonly results: readonly object[] }[] };
    const results = async (url: string) =>
      ((await pageOf(url)).nodeOf('SearchResultsShelf')['scopes'] as readonly Scope[])[0]?.groups.flatMap((group) => group.results);
    expect(await results('/search/pick%20em/all')).toMatchObject([{ deepLink: { canonicalUrl: '/promotions/season-pick-em' } }]);
    expect(await results('/search/game%202/all')).toMatchObject([{ __typename: 'StandardResult', game: { id: 'game-2' } }]);
  });
});
